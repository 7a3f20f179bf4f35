import { entries, json, type Mutation } from './mutation.ts';
import { oddityMutations } from './oddities.ts';

const lost: readonly Mutation[] = [
  {
    name: 'log-in answers no token',
    filter: /^logIn: the right/,
    tampering: json((body) => void delete body.jwtToken),
  },
  {
    name: 'log-in answers no name',
    filter: /^logIn: the right/,
    tampering: json((body) => void delete body.name),
  },
  {
    name: "the token's payload names the member `id`",
    filter: /^logIn: the right/,
    tampering: json((body) => {
      const [head, , signature] = String(body.jwtToken).split('.');
      body.jwtToken = [head, Buffer.from('{"id":"member-1"}').toString('base64url'), signature].join('.');
    }),
  },
  {
    name: 'members have no rating',
    filter: /^listUsers/,
    tampering: entries((user) => delete user.rating, 'users'),
  },
  {
    name: 'my own profile has no e-mail address',
    filter: /^getUser: my own/,
    tampering: json((body) => void delete (body.user as Record<string, unknown>).email),
  },
  {
    name: 'a profile stands bare instead of under `user`',
    filter: /^getUser: the profile of another/,
    tampering: json((body) => body.user),
  },
  {
    name: 'events have no start',
    filter: /^listEvents/,
    tampering: entries((event) => delete event.start_time),
  },
  {
    name: 'events name their host by id alone',
    filter: /^listEvents/,
    tampering: entries((event) => {
      event.created_by = 'member-3';
    }),
  },
  {
    name: 'the host gets no meeting link',
    filter: /^getEvent: an event that I host/,
    tampering: json((body) => void delete body.link),
  },
  {
    name: 'requests to join stand bare',
    filter: /^listEventRequests: who/,
    tampering: json((body) => body.requests),
  },
  {
    name: 'sessions do not name user two',
    filter: /^listMySessions: a/,
    tampering: entries((session) => delete session.userTwo, 'sessions'),
  },
  {
    name: 'received reviews do not say who wrote them',
    filter: /^listUserReviews: the reviews of a member/,
    tampering: entries((review) => delete review.reviewedBy, 'reviews'),
  },
  {
    name: 'given reviews name their author under `reviewedBy` alone',
    filter: /^listGivenReviews: the reviews that/,
    tampering: entries((review) => delete review.userId, 'reviews'),
  },
  {
    name: 'messages do not say who sent them',
    filter: /^listMessages: the newest/,
    tampering: entries((message) => delete message.senderId),
  },
  {
    name: 'a conversation has no id',
    filter: /^openConversation: a conversation that/,
    tampering: json((body) => void delete body._id),
  },
];

const empty: readonly Mutation[] = [
  {
    name: 'recommendations are never there',
    filter: /^recommendUsers: members for me/,
    tampering: json((body) => {
      body.users = [];
    }),
  },
  {
    name: 'conversations are never there',
    filter: /^listChatUsers: whom/,
    tampering: json(() => []),
  },
];

const types: readonly Mutation[] = [
  {
    name: 'ratings are texts',
    filter: /^recommendUsers: members for me/,
    tampering: entries((user) => {
      user.rating = String(user.rating);
    }, 'users'),
  },
  {
    name: 'sizes of events are texts',
    filter: /^listCreatedEvents: Upcoming/,
    tampering: entries((event) => {
      event.max_participants = String(event.max_participants);
    }),
  },
  {
    name: 'instants are numbers',
    filter: /^listEvents/,
    tampering: entries((event) => {
      event.start_time = Date.parse(String(event.start_time));
    }),
  },
  {
    name: 'instants have no time zone',
    filter: /^listMessages: the newest/,
    tampering: entries((message) => {
      message.createdAt = String(message.createdAt).replace('Z', '');
    }),
  },
  {
    name: 'senders are plain ids',
    filter: /^sendMessage: a message$/,
    tampering: json((body) => {
      body.senderId = 'member-1';
    }),
  },
  {
    name: 'skills of a profile are things instead of names',
    filter: /^getUser: my own/,
    tampering: json((body) => {
      (body.user as Record<string, unknown>).skillsOffered = [{ name: 'Sourdough' }];
    }),
  },
  {
    name: 'participants are a number',
    filter: /^getEvent: an event that I host/,
    tampering: json((body) => {
      body.participants = 1;
    }),
  },
  {
    name: 'review flags are texts',
    filter: /^listMySessions: a/,
    tampering: entries((session) => {
      session.isReviewProvidedByUserOne = 'true';
    }, 'sessions'),
  },
];

/** Fields lost, of another type, or in another place. */
export const answerMutations: readonly Mutation[] = [...lost, ...empty, ...types, ...oddityMutations];
