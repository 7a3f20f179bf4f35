import type { ArticleSource } from '@skill-exchange/api-client/articles-service';
import type {
  ChatUser,
  Conversation,
  Event,
  EventReview,
  Message,
  Person,
  Review,
  Session,
  Skill,
  SkillRef,
  User,
} from '@skill-exchange/api-client/types';
import { faceOf } from './faces.ts';
import meetings from './meetings.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import { pick } from './pick.ts';
import { comments, guestComments, subjects, talk } from './talk.ts';

/** Creates one entry. The same index always creates the same entry; `overrides` replace whole fields. */
export type Factory<Entry> = (overrides?: Partial<Entry>, index?: number) => Entry;

/** The mocked today. Fixed, so that pictures of stories can be compared. */
export const today = '2026-12-01T00:00:00.000Z';

/** The index of the first canceled session in `meetings`, after upcoming and completed ones. */
const firstCancelled = 8;

/** Creates several different entries of one kind. */
export function many<Entry>(count: number, make: Factory<Entry>): Entry[] {
  return Array.from({ length: count }, (_, index) => make({}, index));
}

/** Returns an instant relative to the mocked today, in ISO 8601 UTC. */
export function instant(day: number, hour = 0, minute = 0): string {
  return new Date(Date.parse(today) + ((day * 24 + hour) * 60 + minute) * 60_000).toISOString();
}

/** Creates a member's public profile. The first one is the signed-in member. */
export const makeUser: Factory<User> = (overrides = {}, index = 0) => {
  const { name, about, rating, offers, wants } = pick(people, index);
  return {
    _id: `member-${index + 1}`,
    name: index < people.length ? name : `${name.split(' ')[0]} ${familyName(index)}`,
    username: `member-${index + 1}`,
    photo: faceOf(index),
    about,
    rating,
    skillsOffered: [...offers],
    skillsRequested: [...wants],
    ...habitsOf(index),
    ...factsOf(index, offers, wants),
    ...overrides,
  };
};

/** Creates a member with a pending request, or a participant. */
export const makePerson: Factory<Person> = (overrides = {}, index = 0) => {
  const { _id, name, photo, about } = makeUser({}, index);
  return { _id, name, photo, about, ...overrides };
};

/** Creates a member in the list of chats. */
export const makeChatUser: Factory<ChatUser> = (overrides = {}, index = 0) => {
  const { _id, name, photo } = makeUser({}, index);
  return { _id, name, photo, ...overrides };
};

/** Creates a skill of the catalog by its name. */
export function skillNamed(name: string): SkillRef {
  return { _id: `skill-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`, name };
}

const catalog: readonly string[] = [...new Set(people.flatMap(({ offers }) => offers))];

/** Creates a skill of the catalog. */
export const makeSkill: Factory<Skill> = (overrides = {}, index = 0) => {
  const name = pick(catalog, index);
  const desc = `${name}, from the first try to something you can show.`;
  return { ...skillNamed(name), desc, description: desc, photo: '', ...overrides };
};

/** Creates each skill that a member of the community teaches. */
export const allSkills = (): Skill[] => many(catalog.length, makeSkill);

/** Creates an event with three participants and its link, as its host sees it. */
export const makeEvent: Factory<Event> = (overrides = {}, index = 0) => {
  const meeting = pick(meetings, index);
  const { _id: hostId, name, photo, rating } = makeUser({}, meeting.host);
  const id = overrides._id ?? overrides.event_id ?? `event-${index + 1}`;
  const participants = overrides.participants ?? many(3, guestOf(meeting.host));
  return {
    _id: id,
    event_id: id,
    title: meeting.title,
    description: meeting.description,
    date: instant(meeting.day),
    start_time: instant(meeting.day, meeting.hour),
    end_time: instant(meeting.day, meeting.hour, meeting.minutes),
    status: index % meetings.length >= firstCancelled ? 'Cancelled' : meeting.day < 0 ? 'Completed' : 'Upcoming',
    skills: [...meeting.skills],
    skills_id: meeting.skills.map(skillNamed),
    created_by: { _id: hostId, name, photo, rating },
    host_name: name,
    host_img: photo,
    participants,
    requests: [],
    ...(meeting.language !== undefined && { language: meeting.language }),
    max_participants: meeting.size,
    current_participants_count: participants.length,
    link: 'https://meet.example.org/swap-room',
    ...overrides,
  };
};

/** Creates a session of the signed-in member with another one: scheduled, completed and canceled in turn. */
export const makeSession: Factory<Session> = (overrides = {}, index = 0) => {
  const [one, two] = [makeUser(), makeUser({}, 1 + (index % (people.length - 1)))];
  const status = pick(['Scheduled', 'Completed', 'Cancelled'] as const, index);
  return {
    _id: `session-${index + 1}`,
    userOne: reference(one),
    userTwo: reference(two),
    skillTaughtByUserOne: skillNamed(pick(one.skillsOffered, index)),
    skillTaughtByUserTwo: skillNamed(pick(two.skillsOffered, index)),
    date: instant(status === 'Scheduled' ? 3 + index : -3 - index, 19),
    durationMinutes: 60,
    link: 'https://meet.example.org/one-to-one',
    status,
    isReviewProvidedByUserOne: false,
    isReviewProvidedByUserTwo: false,
    ...overrides,
  };
};

/** Creates a review of the signed-in member by another one. */
export const makeReview: Factory<Review> = (overrides = {}, index = 0) => {
  const author = reference(makeUser({}, 1 + (index % (people.length - 1))));
  const reviewedBy = overrides.reviewedBy ?? overrides.userId ?? author;
  const { _id, userOne, skillTaughtByUserOne, skillTaughtByUserTwo } = makeSession({}, index);
  return {
    _id: `review-${index + 1}`,
    rating: pick([5, 4, 5, 3], index),
    comment: pick(comments, index),
    createdAt: instant(-2 - index * 5, 18),
    reviewedBy,
    userId: reviewedBy,
    reviewedTo: reference(makeUser()),
    sessionId: { _id, userOne, skillTaughtByUserOne, skillTaughtByUserTwo },
    ...overrides,
  };
};

/** Creates a review of an event by one of its guests. */
export const makeEventReview: Factory<EventReview> = (overrides = {}, index = 0) => ({
  _id: `event-review-${index + 1}`,
  rating: pick([5, 4, 5, 3], index),
  comment: pick(guestComments, index),
  createdAt: instant(-5 - index, 9),
  reviewedBy: reference(makeUser({}, 1 + (index % (people.length - 1)))),
  ...overrides,
});

/** Creates a conversation of the signed-in member with another one. */
export const makeConversation: Factory<Conversation> = (overrides = {}, index = 0) => ({
  _id: `conversation-${index + 1}`,
  members: [makeUser()._id, makeUser({}, index + 1)._id],
  ...overrides,
});

/** Creates a message of the first conversation, sent by its two members in turn. */
export const makeMessage: Factory<Message> = (overrides = {}, index = 0) => ({
  _id: `message-${index + 1}`,
  senderId: { _id: makeUser({}, index % 2)._id },
  text: pick(talk, index),
  createdAt: instant(-1, 17, index * 3),
  conversationId: makeConversation()._id,
  ...overrides,
});

/** Creates an article in the article service's format. */
export const makeArticle: Factory<ArticleSource> = (overrides = {}, index = 0) => {
  const subject = pick(subjects, index);
  return {
    id: index + 1,
    title: `What teaching ${subject} taught me`,
    description: `An hour a week of ${subject}, and the questions that beginners ask before experts do.`,
    body_markdown: `I thought I knew ${subject}.\n\nThen somebody asked me why.\n\nThis is what I found out.`,
    cover_image: null,
    user: { name: pick(people, index + 1).name },
    reading_time: 3 + (index % 5),
    published_at: instant(-1 - index * 2, 8),
    tags: [pick(['cooking', 'chess', 'woodwork', 'photography', 'design', 'coding'], index)],
    ...overrides,
  };
};

/** Creates a token like that of a log-in: unsigned, with the member's `_id` in its payload. */
export function makeToken(memberId: string = makeUser()._id): string {
  const encode = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${encode({ alg: 'HS256' })}.${encode({ _id: memberId, exp: 4_102_444_800 })}.bW9jaw`;
}

function reference({ _id, name, photo }: User) {
  return { _id, name, photo };
}

/** Returns reliability for some members: only those with enough sessions and answers have it. */
function habitsOf(index: number): Pick<User, 'showsUp' | 'answersWithinADay'> {
  if (index % 5 === 1) return { showsUp: { sessions: 12, came: 11 }, answersWithinADay: true };
  return index % 5 === 3 ? { showsUp: { sessions: 7, came: 7 } } : {};
}

const zones = ['Europe/Berlin', 'Europe/Lisbon', 'Europe/Oslo', 'Europe/Warsaw', 'Africa/Lagos', 'Asia/Tokyo'];
const tongues = [['de', 'en'], ['pt', 'en'], ['nb', 'en'], ['pl'], ['en', 'ig'], ['ja', 'en']];

/** Optional facts of most members' profiles; every fourth member has none. */
function factsOf(index: number, [offer]: readonly string[], [want]: readonly string[]): Partial<User> {
  if (index % 4 === 3) return {};
  return {
    skillLevels: [
      ...(offer === undefined ? [] : [{ skill: offer, side: 'teach' as const, level: 'can-teach' as const }]),
      ...(want === undefined ? [] : [{ skill: want, side: 'learn' as const, level: 'starting' as const }]),
    ],
    languages: pick(tongues, index),
    timeZone: pick(zones, index),
    lastActive: pick(['this-week', 'this-week', 'this-month', null] as const, Math.floor(index / 2)),
  };
}

/** The members after the host, never the host. */
function guestOf(host: number): Factory<Pick<Person, '_id'>> {
  return (_overrides, index = 0) => ({ _id: makeUser({}, host + 1 + index)._id });
}

function familyName(index: number): string {
  return (
    pick(people, index * 5 + Math.floor(index / people.length))
      .name.split(' ')
      .at(-1) ?? ''
  );
}
