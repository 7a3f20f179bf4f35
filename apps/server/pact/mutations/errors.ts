import { headers, json, type Mutation, status } from './mutation.ts';

const statuses: readonly Mutation[] = [
  {
    name: "another member's profile can be edited (200 for 403)",
    filter: /^editUser: the profile of another/,
    tampering: status(200, { success: true }),
  },
  {
    name: 'a member who is not there is an empty success (200 for 404)',
    filter: /^getUser: the profile of nobody/,
    tampering: status(200, { user: null }),
  },
  {
    name: 'a full event takes one more (201 for 409)',
    filter: /^registerForEvent: an event that is full/,
    tampering: status(201, { success: true, message: 'Your request to join has been sent!' }),
  },
  {
    name: 'an ended session is forbidden instead of unknown (403 for 401)',
    filter: /whose session has ended/,
    tampering: status(403),
  },
  {
    name: 'a password that is too short is a conflict (409 for 400)',
    filter: /^signUp: a password/,
    tampering: status(409),
  },
  {
    name: 'an e-mail address that is taken is bad input (400 for 409)',
    filter: /^signUp: an e-mail/,
    tampering: status(400),
  },
  {
    name: 'a large picture is bad input (400 for 413)',
    filter: /more than 5 MB/,
    tampering: status(400),
  },
  {
    name: 'a file that is no picture is stored (201 for 415)',
    filter: /^addSkill: a file/,
    tampering: status(201, { success: true, message: 'Pact testing is now in the catalogue.' }),
  },
  {
    name: 'a locked account reads like a wrong password (401 for 429)',
    filter: /^logIn: an account/,
    tampering: status(401),
  },
  {
    name: 'too many calls are a fault of the server (500 for 429)',
    filter: /^checkAuth: one call/,
    tampering: status(500),
  },
  {
    name: 'the messages of others are not there (404 for 403)',
    filter: /^listMessages: the messages of others/,
    tampering: status(404),
  },
  {
    name: 'the requests of an event are for everybody (200 for 403)',
    filter: /^listEventRequests: requests of/,
    tampering: status(200, { success: true, requests: [] }),
  },
];

const shapes: readonly Mutation[] = [
  {
    name: 'errors have no message',
    filter: /^createEvent: an event that ends/,
    tampering: json((body) => void delete body.message),
  },
  {
    name: 'errors have a blank message',
    filter: /^createSession: a session behind/,
    tampering: json((body) => {
      body.message = ' ';
    }),
  },
  {
    name: 'errors stand under `error`',
    filter: /^reportUser: a second/,
    tampering: json(({ message }) => ({ error: message })),
  },
  {
    name: 'errors call themselves a success',
    filter: /^cancelSession: a member/,
    tampering: json((body) => {
      body.success = true;
    }),
  },
  {
    name: 'errors are pages of HTML',
    filter: /^deleteEvent: a member/,
    tampering: {
      answer: (answer) => {
        answer.headers['content-type'] = 'text/html';
        answer.body = Buffer.from('<h1>Forbidden</h1>');
      },
    },
  },
];

const headerMutations: readonly Mutation[] = [
  {
    name: 'log-in sets no cookie',
    filter: /^logIn: the right/,
    tampering: headers((all) => void delete all['set-cookie']),
  },
  {
    name: 'the cookie is open to scripts',
    filter: /^logIn: the right/,
    tampering: headers((all) => {
      all['set-cookie'] = (all['set-cookie'] ?? []).map((one) => one.replace(/; HttpOnly/i, ''));
    }),
  },
  {
    name: 'checking a token does not bring the cookie back',
    filter: /^checkAuth: a token that is good/,
    tampering: headers((all) => void delete all['set-cookie']),
  },
  {
    name: 'nobody says how long to wait',
    filter: /^(?:signUp: one account|logIn: an account|checkAuth: one call)/,
    tampering: headers((all) => void delete all['retry-after']),
  },
  {
    name: 'the first page of members leads nowhere',
    filter: /^listUsers: a first page/,
    tampering: headers((all) => void delete all.link),
  },
  {
    name: 'the newest messages lead to a page instead of a cursor',
    filter: /^listMessages: the newest messages of a long/,
    tampering: headers((all) => {
      all.link = '</api/chat/messages/conversation-1?page=2>; rel="next"';
    }),
  },
];

/** Errors of another status or shape, and headers that are lost. */
export const errorMutations: readonly Mutation[] = [...statuses, ...shapes, ...headerMutations];
