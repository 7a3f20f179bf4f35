import { answer, failure, ofClass, patch } from './mutation.ts';

const policy = 'policy.ts';

export const leaks = ofClass('leak', [
  patch(
    'listNotifications',
    'the inbox has notifications of others',
    'modules/notifications/repository.ts',
    "let query = selectNotifications(db)\n    .where('member_id', '=', memberId)",
    'let query = selectNotifications(db)',
  ),
  patch(
    'listUsers',
    'the list of members has their e-mail addresses',
    'modules/users/routes.ts',
    'users: page.rows.map((row) => presentUser(row, null)),',
    'users: page.rows.map((row) => presentUser(row, row.id)),',
  ),
  patch(
    'recommendUsers',
    'recommendations have e-mail addresses',
    'modules/users/routes.ts',
    'users: rows.map((row) => presentUser(row, null))',
    'users: rows.map((row) => presentUser(row, row.id))',
  ),
  patch(
    'getUser',
    'every profile has its e-mail address',
    policy,
    'return viewerId === memberId;\n}\n\n/** The host',
    'return memberId !== null;\n}\n\n/** The host',
  ),
  answer('getUser', 'a profile has the hash of the password', ({ body }) => {
    body.user.password = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
  }),
  answer('editUser', 'a saved profile has the hash of the password', ({ body }) => {
    body.user.password_hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
  }),
  answer('logIn', 'log-in answers the hash of the password', ({ body }) => {
    body.user = { password: '$2b$10$abcdefghijklmnopqrstuv' };
  }),
  answer('listEvents', 'hosts of events have their e-mail addresses', ({ body }) => {
    for (const event of body) event.created_by.email = 'host@conformance.example';
  }),
  answer('listUserReviews', 'authors of reviews have their e-mail addresses', ({ body }) => {
    for (const review of body.reviews) review.reviewedBy.email = 'author@conformance.example';
  }),
  answer('listEventRequests', 'members who ask to join have their e-mail addresses', ({ body }) => {
    for (const person of body.requests) person.email = 'member@conformance.example';
  }),
  answer('listMySessions', 'members of a session have their e-mail addresses', ({ body }) => {
    for (const session of body.sessions) session.userTwo.email = 'member@conformance.example';
  }),
  answer('listChatUsers', 'members of a chat have their e-mail addresses', ({ body }) => {
    for (const user of body) user.email = 'member@conformance.example';
  }),
  patch(
    'listEvents',
    'the public list has the meeting links',
    'modules/events/present-event.ts',
    'const { link: _unlisted, ...listed } = presentEvent(event, viewer);',
    'const listed = { ...presentEvent(event, viewer), link: event.link };',
  ),
  patch(
    'getEvent',
    'every member gets the meeting link',
    policy,
    'return viewerId !== null && (isHost(viewerId, event) || event.participants.includes(viewerId));',
    'return viewerId !== null;',
  ),
  patch(
    'getEvent',
    'who has asked to join gets the meeting link',
    policy,
    'return viewerId !== null && (isHost(viewerId, event) || event.participants.includes(viewerId));',
    'return viewerId !== null && (isHost(viewerId, event) || event.participants.includes(viewerId) || event.requests.includes(viewerId));',
  ),
  patch(
    'listLearnEvents',
    'events to learn from have the meeting link',
    'modules/events/routes.ts',
    'events: rows.map((event) => presentEvent(event, viewer(call.caller))),',
    'events: rows.map((event) => ({ ...presentEvent(event, viewer(call.caller)), link: event.link })),',
  ),
  {
    operation: 'getEvent',
    name: 'every caller sees all requests to join',
    patches: [
      {
        file: 'modules/events/repository.ts',
        find: 'case when events.host_id = ${viewerId}::uuid\n        then',
        replace: 'case when true\n        then',
      },
      {
        file: policy,
        find: 'return event.requests.filter((memberId) => memberId === viewerId);',
        replace: 'return event.requests;',
      },
    ],
  },
  patch(
    'listEventRequests',
    'every member may list the requests of an event',
    'modules/events/registration-service.ts',
    'const event = await readHostedEvent(context, memberId, id);\n  return await peopleOf',
    'const event = await readEvent(context, id, memberId);\n  return await peopleOf',
  ),
  patch(
    'listEventParticipants',
    'every member may list the participants of an event',
    policy,
    'return mayReadEventLink(viewerId, event);',
    'return viewerId !== null;',
  ),
  patch(
    'listMessages',
    'every member may read every conversation',
    'modules/chat/service.ts',
    "if (!access.isMember)\n    throw forbidden('not_conversation_member', 'Only the two members of this conversation can read it.');",
    '',
  ),
  patch(
    'listChatUsers',
    'every member may list the chats of every other',
    'modules/chat/service.ts',
    'requireSelf(claimedId, memberId);\n  return await readPage',
    'memberId = claimedId;\n  return await readPage',
  ),
  patch(
    'isUserReported',
    'reports of all members are shown',
    'modules/reports/repository.ts',
    "    .where('reporter_id', '=', reporterId)\n    .where('reported_id', '=', reportedId)\n    .where('kind'",
    "    .where('reported_id', '=', reportedId)\n    .where('kind'",
  ),
  patch(
    'logIn',
    'log-in tells an unknown e-mail address from a wrong password',
    'modules/log-in/service.ts',
    'if (!isRight || member === undefined) throw wrongCredentials();',
    "if (!isRight || member === undefined) throw unauthenticated(member === undefined ? 'There is no such account.' : 'The password is wrong.');",
  ),
  patch(
    'listUsers',
    'members are found by their e-mail address',
    'modules/users/member-search-repository.ts',
    "const nameContains = (text: string) => containsText(sql.ref('members.name_folded'), text);",
    "const nameContains = (text: string) => sql<boolean>`(${containsText(sql.ref('members.name_folded'), text)} or ${containsText(sql.ref('members.email_key'), text)})`;",
  ),
  patch(
    'getUser',
    'visitors may read profiles',
    'plugins/authentication.ts',
    'if (request.caller === null && !isForVisitors) throw unauthenticated();',
    "if (request.caller === null && operation.id === 'getUser') request.caller = { memberId: '00000000-0000-4000-8000-000000000000', sessionId: '00000000-0000-4000-8000-000000000000' };\n  if (request.caller === null && !isForVisitors) throw unauthenticated();",
  ),
  failure('createReview', 'an error tells how the server is made', (sent) => {
    sent.body = {
      success: false,
      message: 'error: duplicate key\n    at insertReview (/srv/app/src/modules/reviews/repository.ts:80:11)',
    };
  }),
  patch(
    'listUsers',
    'members whom one has blocked are listed',
    'modules/users/listed.ts',
    'select blocked_id from blocks where blocker_id = ${viewerId}::uuid\n    union all select',
    'select',
  ),
  patch(
    'getUser',
    'members find those who have blocked them',
    'modules/users/listed.ts',
    'union all select blocker_id from blocks where blocked_id = ${viewerId}::uuid',
    '',
  ),
]);
