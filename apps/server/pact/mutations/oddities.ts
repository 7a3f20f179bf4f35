import { entries, json, type Mutation } from './mutation.ts';

/** The specified spellings and bare lists, put right as a well-meaning backend would. */
export const oddityMutations: readonly Mutation[] = [
  {
    name: '`sucess` is spelled `success`',
    filter: /^createSession: a session with another/,
    tampering: json(({ sucess: _sucess, ...body }) => body),
  },
  {
    name: 'my own events have no `event_id`',
    filter: /^list(?:Created|Participating)Events: \w+ events that/,
    tampering: entries((event) => delete event.event_id),
  },
  {
    name: 'found skills stand under a name instead of bare',
    filter: /^searchSkills/,
    tampering: json((body) => ({ success: true, skills: body })),
  },
  {
    name: 'events stand under a name instead of bare',
    filter: /^listEvents/,
    tampering: json((body) => ({ success: true, events: body })),
  },
  {
    name: 'messages stand under a name instead of bare',
    filter: /^listMessages: the newest/,
    tampering: json((body) => ({ success: true, messages: body })),
  },
  {
    name: 'chats stand under a name instead of bare',
    filter: /^listChatUsers: whom/,
    tampering: json((body) => ({ users: body })),
  },
  {
    name: 'every member counts as reported',
    filter: /^isUserReported: a member/,
    tampering: json((body) => {
      body.success = true;
    }),
  },
  {
    name: 'a cancelled event is spelled `Canceled`',
    filter: /^listCreatedEvents: Cancelled/,
    tampering: entries((event) => {
      event.status = 'Canceled';
    }),
  },
  {
    name: 'a session that took place is spelled `Done`',
    filter: /^listMySessions: a Completed/,
    tampering: entries((session) => {
      session.status = 'Done';
    }, 'sessions'),
  },
  {
    name: 'a new review is refused in a body with 201',
    filter: /^createReview: a review of a completed/,
    tampering: json((body) => {
      body.success = false;
    }),
  },
];
