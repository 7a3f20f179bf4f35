import { answer, failure, ofClass } from './mutation.ts';

export const shapes = ofClass('shape', [
  answer('logIn', 'log-in answers no token', ({ body }) => delete body.jwtToken),
  answer('logIn', 'log-in answers no name', ({ body }) => delete body.name),
  answer('logIn', 'the payload of a token names its member `id`', (sent) => {
    const [head, payload = '', signature] = sent.body.jwtToken.split('.');
    const { _id: id, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, id })).toString('base64url');
    sent.body.jwtToken = [head, changed, signature].join('.');
  }),
  answer('listUsers', 'members stand bare instead of under `users`', (sent) => {
    sent.body = sent.body.users;
  }),
  answer('listUsers', 'members have no rating', ({ body }) => {
    for (const user of body.users) delete user.rating;
  }),
  answer('getUser', 'a profile stands bare instead of under `user`', (sent) => {
    sent.body = sent.body.user;
  }),
  answer('getUser', 'skills of a profile are things instead of names', ({ body }) => {
    body.user.skillsOffered = body.user.skillsOffered.map((name: string) => ({ name }));
  }),
  answer('recommendUsers', 'recommended members stand under `data`', (sent) => {
    sent.body = { data: sent.body.users };
  }),
  answer('listEvents', 'events stand under a name instead of bare', (sent) => {
    sent.body = { events: sent.body };
  }),
  answer('listEvents', 'starts of events are numbers', ({ body }) => {
    for (const event of body) event.start_time = Date.parse(event.start_time);
  }),
  answer('listEvents', 'events name their host by id alone', ({ body }) => {
    for (const event of body) event.created_by = event.created_by._id;
  }),
  answer('getEvent', 'the size of an event is a text', ({ body }) => {
    body.max_participants = String(body.max_participants);
    if (body.event) body.event.max_participants = String(body.event.max_participants);
  }),
  answer('listCreatedEvents', 'events of one’s own have no `event_id`', ({ body }) => {
    for (const event of body) delete event.event_id;
  }),
  answer('listMySessions', 'sessions name user two by id alone', ({ body }) => {
    for (const session of body.sessions) session.userTwo = session.userTwo._id;
  }),
  answer('createSession', '`sucess` is spelled `success` alone', ({ body }) => delete body.sucess),
  answer('listUserReviews', 'ratings of reviews are texts', ({ body }) => {
    for (const review of body.reviews) review.rating = String(review.rating);
  }),
  answer('listUserReviews', 'reviews name their session by id alone', ({ body }) => {
    for (const review of body.reviews) review.sessionId = review.sessionId._id;
  }),
  answer('listGivenReviews', 'given reviews have no `userId`', ({ body }) => {
    for (const review of body.reviews) delete review.userId;
  }),
  answer('listMessages', 'senders of messages are plain ids', ({ body }) => {
    for (const message of body) message.senderId = message.senderId._id;
  }),
  answer('listMessages', 'messages have their time without a zone', ({ body }) => {
    for (const message of body) message.createdAt = message.createdAt.replace('Z', '');
  }),
  answer('openConversation', 'a conversation has its id under another name', (sent) => {
    sent.body = { conversationId: sent.body._id };
  }),
  answer('isUserReported', 'whether a member is reported stands under `reported`', (sent) => {
    sent.body = { success: true, reported: sent.body.success };
  }),
  failure('createEvent', 'errors stand under `error`', (sent) => {
    sent.body = { error: sent.body.message };
  }),
  failure('signUp', 'errors are pages of HTML', (sent) => {
    sent.header('content-type', 'text/html');
  }),
]);
