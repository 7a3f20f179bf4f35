import type { OperationId } from '../../src/contract/handlers.ts';
import type { TestCall } from '../support/test-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { nobody } from '../support/things.ts';
import type { Target } from './targets.ts';
import { type Cast, makeSession } from './world.ts';

/** What a call is made of: the id of the thing it is about, and who makes it. */
export interface Occasion {
  server: TestServer;
  cast: Cast;
  target: Target;
  id: string;
  caller: TestMember | null;
}

type Builder = (occasion: Occasion) => TestCall | Promise<TestCall>;

let unique = 0;
const fresh = (text: string) => {
  unique += 1;
  return `${text} ${unique}`;
};
const nothing: Builder = () => ({});
const link = 'https://meet.example.org/swap';
const status: Builder = () => ({ query: { status: 'Upcoming' } });

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const times = ({ server }: Occasion) => ({
  start_time: server.clock.inHours(30),
  end_time: server.clock.inHours(31),
});

/** Chat names who speaks: the caller where the thing is absent, and otherwise the one whose thing it is. */
function speaker({ target, id, caller }: Occasion): string {
  return target === 'absent' ? (caller?.id ?? nobody) : id;
}

function listener({ target, cast }: Occasion): string {
  if (target === 'absent') return nobody;
  return target === 'own' ? cast.counterpart.id : cast.strangers[1].id;
}

/** A session of the same members that is over; a cancelled one stays as it is. */
async function reviewed({ server, cast, target, id }: Occasion): Promise<string> {
  if (target === 'own') return await makeSession(server, cast.owner, cast.counterpart, null, -1);
  if (target === 'another') return await makeSession(server, cast.strangers[0], cast.strangers[1], null, -1);
  return id;
}

/** How each operation is called, as well as anybody could call it. */
export const calls: Record<OperationId, Builder> = {
  signUp: () => ({
    body: {
      name: 'New',
      email: `${fresh('new').replace(' ', '-')}@example.org`,
      password: 'a long passphrase',
    },
  }),
  logIn: async ({ server }) => {
    const { email, password } = await server.join('Zoe');
    return { body: { email, password } };
  },
  checkAuth: nothing,
  logOut: nothing,
  logOutEverywhere: nothing,

  searchSkills: () => ({ query: { query: 'a' } }),
  listRecentSkills: nothing,
  addSkill: () => ({ form: form({ name: fresh('Bookbinding'), desc: 'Folding, sewing and casing in.' }) }),

  listUsers: nothing,
  recommendUsers: nothing,
  getUser: ({ id }) => ({ path: { userId: id } }),
  editUser: ({ id }) => ({ path: { userId: id }, form: form({ about: 'Edited' }) }),
  getImage: async ({ server }) => {
    const image = { hash: 'f'.repeat(64), bytes: Buffer.from('RIFF') };
    await server.database.db
      .insertInto('images')
      .values(image)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { path: { image: `${image.hash}.webp` } };
  },

  reportUser: ({ id }) => ({ body: { reason: 'A reason', reportedUser: id } }),
  isUserReported: ({ id }) => ({ query: { reportedUserId: id } }),

  listEvents: nothing,
  listLearnEvents: nothing,
  createEvent: (occasion) => ({
    body: { title: 't', description: 'd', date: '2026-11-21', max_participants: 2, ...times(occasion) },
  }),
  listCreatedEvents: status,
  listParticipatingEvents: status,
  getEvent: ({ id }) => ({ path: { eventId: id } }),
  updateEvent: (occasion) => ({ path: { eventId: occasion.id }, body: times(occasion) }),
  deleteEvent: ({ id }) => ({ path: { eventId: id } }),
  registerForEvent: ({ id }) => ({ path: { id } }),
  listEventRequests: ({ id }) => ({ path: { eventId: id } }),
  listEventParticipants: ({ id }) => ({ path: { eventId: id } }),
  handleEventRequest: ({ id, cast }) => ({
    path: { eventId: id },
    body: { userId: cast.counterpart.id, action: 'APPROVE' },
  }),

  createSession: ({ id, server }) => ({ body: { date: server.clock.inHours(1), userTwo: id, link } }),
  listMySessions: nothing,
  editSession: ({ id }) => ({ path: { sessionId: id }, body: { link } }),
  cancelSession: ({ id }) => ({ path: { sessionId: id } }),
  declineSession: ({ id }) => ({ path: { sessionId: id } }),

  createReview: async (occasion) => {
    const { cast, caller } = occasion;
    const reviewedTo = caller?.id === cast.counterpart.id ? cast.owner.id : cast.counterpart.id;
    return { body: { rating: 5, comment: 'c', reviewedTo, sessionId: await reviewed(occasion) } };
  },
  listUserReviews: ({ id }) => ({ path: { userId: id } }),
  listGivenReviews: nothing,
  editReview: ({ id }) => ({ path: { reviewId: id }, body: { rating: 1 } }),
  removeReview: ({ id }) => ({ path: { reviewId: id } }),

  listChatUsers: ({ id }) => ({ path: { currentUserId: id } }),
  openConversation: (occasion) => ({
    body: { userId: speaker(occasion), otherUserId: listener(occasion) },
  }),
  listMessages: ({ id }) => ({ path: { conversationId: id } }),
  sendMessage: (occasion) => ({
    body: { senderId: speaker(occasion), receiverId: listener(occasion), text: 'hello' },
  }),

  listArticles: nothing,
  getArticle: () => ({ path: { id: '101' } }),

  getHealth: nothing,
  getReadiness: nothing,
};
