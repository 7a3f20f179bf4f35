import type { Conversation, Event, Message, Review, Session, Skill, User } from '@skill-exchange/api-client/types';
import {
  allSkills,
  makeConversation,
  makeEvent,
  makeMessage,
  makeReview,
  makeSession,
  makeUser,
  many,
} from './factories.ts';
import meetings from './meetings.json' with { type: 'json' };
import { talk } from './talk.ts';

/** The mocked backend's data, shared by its resources. Handlers change them, so a test sees its own changes. */
export interface Community {
  readonly me: User;
  readonly users: User[];
  readonly skills: Skill[];
  readonly events: Event[];
  readonly sessions: Session[];
  readonly reviews: Review[];
  readonly conversations: Required<Conversation>[];
  readonly messages: Message[];
  /** Unread messages of the signed-in member. */
  readonly unreadIds: Set<string>;
  /** Members who have left: they have conversations, but no profile. */
  readonly formerIds: Set<string>;
  /** Email addresses that have an account. */
  readonly accounts: Map<string, { readonly name: string; readonly password: string; readonly isLeaving?: boolean }>;
}

/** Log-in of the mocked member. */
export const credentials = { email: 'jonas@example.org', password: 'a long passphrase' } as const;

const resets: (() => void)[] = [];

/** Creates a handler's data on first use, again for each story and each test. */
export function perStory<Data>(make: () => Data): () => Data {
  let current: Data | undefined;
  resets.push(() => {
    current = undefined;
  });
  return () => {
    current ??= make();
    return current;
  };
}

/** The community's current data. */
export const community = perStory(found);

/** Resets all data: before each story and each test. */
export function resetCommunity(): void {
  for (const reset of resets) reset();
}

function found(): Community {
  const me = makeUser({ email: credentials.email });
  const users = [me, ...many<User>(31, (_, index = 0) => makeUser({}, index + 1))];
  return {
    me,
    users,
    skills: allSkills(),
    events: many<Event>(meetings.length, (_, index = 0) => makeEvent(partsOfMine(index, me), index)),
    sessions: many(9, makeSession),
    reviews: [
      ...many(5, makeReview),
      ...many<Review>(4, (_, index = 0) =>
        makeReview({ _id: `review-of-ines-${index + 1}`, reviewedTo: brief(makeUser({}, 1)) }, index + 3),
      ),
      makeReview({ _id: 'review-by-me', reviewedBy: brief(me), reviewedTo: brief(makeUser({}, 2)) }, 1),
    ],
    conversations: many(3, makeConversation).map(({ _id, members = [] }) => ({ _id, members })),
    messages: many(talk.length, makeMessage),
    unreadIds: new Set(),
    formerIds: new Set(),
    accounts: new Map([[credentials.email, { name: me.name, password: credentials.password }]]),
  };
}

/** The signed-in member hosts some events, with pending requests, and takes part in others. */
function partsOfMine(index: number, me: User): Partial<Event> {
  const { created_by, participants, max_participants, status } = makeEvent({}, index);
  if (created_by._id === me._id) return { requests: [{ _id: 'member-7' }, { _id: 'member-8' }] };
  if (index % 3 !== 1) return {};
  const joined = [...participants, { _id: me._id }].slice(0, max_participants);
  const review = status === 'Completed' ? { review: { canReview: true } } : {};
  return { participants: joined, current_participants_count: joined.length, ...review };
}

function brief({ _id, name, photo = '' }: Review['reviewedBy']): Review['reviewedBy'] {
  return { _id, name, photo };
}
