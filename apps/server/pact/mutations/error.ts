import { failure, ofClass, patch } from './mutation.ts';

/** Errors of one status are answered with another. */
const instead = (operation: string, name: string, from: number, to: number) =>
  failure(operation, name, (sent) => {
    if (sent.status === from) sent.status = to;
  });

/** Errors of one status become a success. */
const silent = (operation: string, name: string, from: number, body: unknown) =>
  failure(operation, name, (sent) => {
    if (sent.status !== from) return;
    sent.status = 200;
    sent.body = body;
  });

export const errors = ofClass('error', [
  instead('signUp', 'an e-mail address that is taken is a 400', 409, 400),
  instead('signUp', 'bad input of a sign-up is a 409', 400, 409),
  instead('signUp', 'bad input of a sign-up is a 422', 400, 422),
  instead('signUp', 'bad input of a sign-up is a 500', 400, 500),
  instead('logIn', 'a wrong password is a 400', 401, 400),
  instead('logIn', 'a wrong password is a 404', 401, 404),
  instead('getUser', 'a profile without a log-in is a 403', 401, 403),
  instead('getUser', 'a member who is not there is a 400', 404, 400),
  silent('getUser', 'a member who is not there is an empty success', 404, { success: true, user: null }),
  instead('editUser', 'another’s profile is a 401', 403, 401),
  instead('editUser', 'another’s profile is a 404', 403, 404),
  instead('addSkill', 'a skill that is there is a 400', 409, 400),
  silent('addSkill', 'a skill that is there is a success', 409, { success: true, message: 'It is there.' }),
  instead('reportUser', 'a second report is a 400', 409, 400),
  silent('reportUser', 'a second report is a success', 409, { success: true, message: 'Thank you.' }),
  instead('reportUser', 'a report of no member is a 400', 404, 400),
  instead('getEvent', 'an event that is not there is a 400', 404, 400),
  instead('getEvent', 'an event that is not there is a 500', 404, 500),
  instead('createEvent', 'bad input of an event is a 409', 400, 409),
  instead('updateEvent', 'another’s event is a 404', 403, 404),
  instead('deleteEvent', 'a cancelled event that is cancelled again is a 404', 409, 404),
  silent('deleteEvent', 'another’s event seems to be cancelled', 403, {
    success: true,
    message: 'Event deleted successfully!',
  }),
  instead('registerForEvent', 'a second request is a 400', 409, 400),
  instead('registerForEvent', 'a request for no event is a 409', 404, 409),
  instead('handleEventRequest', 'a decision about no request is a 409', 404, 409),
  instead('handleEventRequest', 'a place that is not there is a 400', 409, 400),
  instead('listEventRequests', 'requests of another’s event are a 404', 403, 404),
  silent('listEventRequests', 'requests of another’s event are an empty list', 403, {
    success: true,
    requests: [],
  }),
  instead('createSession', 'a session with no member is a 400', 404, 400),
  instead('createSession', 'a session with oneself is a 409', 400, 409),
  instead('editSession', 'another’s session is a 404', 403, 404),
  instead('cancelSession', 'a cancelled session that is cancelled again is a 400', 409, 400),
  silent('cancelSession', 'a cancelled session is cancelled again', 409, {
    success: true,
    message: 'Session canceled successfully',
  }),
  instead('createReview', 'a second review is a 400', 409, 400),
  instead('createReview', 'a review of another’s session is a 409', 403, 409),
  instead('editReview', 'another’s review is a 404', 403, 404),
  instead('removeReview', 'a review that is not there is a 403', 404, 403),
  instead('listUserReviews', 'reviews of no member are a 400', 404, 400),
  silent('listUserReviews', 'no member has no reviews', 404, { success: true, reviews: [] }),
  instead('listMessages', 'another’s conversation is a 404', 403, 404),
  silent('listMessages', 'another’s conversation is empty', 403, []),
  instead('sendMessage', 'a message to no member is a 400', 404, 400),
  instead('listChatUsers', 'another’s chats are a 401', 403, 401),
  silent('listMySessions', 'sessions without a log-in are an empty list', 401, {
    success: true,
    sessions: [],
  }),
  failure('createReview', 'errors call themselves a success', (sent) => {
    sent.body.success = true;
  }),
  failure('createSession', 'errors have a blank message', (sent) => {
    sent.body.message = ' ';
  }),
  failure('createEvent', 'errors of events do not name the field', (sent) => {
    sent.body.message = 'Invalid.';
  }),
  patch(
    'getUser',
    'a malformed id is bad input',
    'db/ids.ts',
    'if (id === null) throw notFound(what);',
    'if (id === null) throw Object.assign(notFound(what), { statusCode: 400 });',
  ),
  patch(
    'getEvent',
    'a malformed id is a fault of the server',
    'db/ids.ts',
    'if (id === null) throw notFound(what);',
    "if (id === null) throw new Error('invalid input syntax for type uuid');",
  ),
  patch(
    'getUser',
    'an unknown path is a page',
    'plugins/web-app.ts',
    "if (serverPaths.test(path)) throw notFound('Path');",
    "if (serverPaths.test(path)) return reply.type('text/html').send('<!doctype html>');",
  ),
]);
