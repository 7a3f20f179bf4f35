import { type FromState, flag, instant, integer, listOf, number, oneOf, sentence, someOf, text } from './matchers.ts';

// The fields that the app reads, with the contract's names and example values. One interaction of an operation has all of a
// shape; others have the id and what is special about their state.

/** The body of every error. The app shows the message to people. */
export const errorBody = (message: string) => ({ success: false, message: sentence(message) });

/** The response to a write, if the app only reads the status. */
export const nothing = undefined;

/** The response to a write whose message the app may show. */
export const acknowledgement = (message: string) => ({ success: true, message: sentence(message) });

/** A member as other members see them. */
export const user = {
  _id: text('member-2'),
  name: text('Inês Carvalho'),
  photo: text('/api/images/3f9a5c0d7e.webp'),
  about: text('I run the darkroom at a community arts space in Porto.'),
  rating: number(4.8),
  skillsOffered: listOf('Portuguese'),
  skillsRequested: listOf('Python'),
};

/** A member whose skills the state sets, so that the lists are not empty. */
export const skilledUser = { ...user, skillsOffered: someOf('Sourdough'), skillsRequested: someOf('Python') };

/** An event in a list or on its own page. */
export const event = {
  _id: text('event-1'),
  title: text('Sourdough from a cold fridge'),
  description: text('Keep one jar in the fridge and bake whenever you like.'),
  date: instant('2099-11-24T00:00:00.000Z'),
  start_time: instant('2099-11-24T19:00:00.000Z'),
  end_time: instant('2099-11-24T20:30:00.000Z'),
  skills_id: listOf({ name: text('Baking') }),
  created_by: {
    _id: text('member-3'),
    name: text('Marit Solheim'),
    photo: text(''),
    rating: number(4.9),
  },
  participants: listOf({ _id: text('member-2') }),
  requests: listOf({ _id: text('member-1') }),
  max_participants: integer(12),
  current_participants_count: integer(1),
};

/** The series of an event that repeats. */
export const series = {
  _id: text('series-1'),
  words: text('Every Tuesday'),
  position: integer(1),
  dates: integer(2),
  lastDay: text('2099-12-01'),
};

const { participants: _participants, requests: _requests, ...shared } = event;

/** An event on its public page, which names nobody but the host. */
export const publicEvent = { ...shared, status: text('Upcoming'), cover: text('') };

/** A co-host of an event, or a member who is invited to be one. */
export const cohost = { _id: text('member-2'), name: text('Inês Carvalho'), photo: text('') };

/** An event in a member's own lists, with `event_id` as its id, and only names for its skills and host. */
export const ownEvent = {
  event_id: text('event-1'),
  title: event.title,
  description: event.description,
  date: event.date,
  start_time: event.start_time,
  end_time: event.end_time,
  skills: listOf('Baking'),
  host_name: text('Marit Solheim'),
  host_img: text(''),
  max_participants: event.max_participants,
  current_participants_count: event.current_participants_count,
  link: text('https://meet.example.org/sourdough'),
};

/** A member with a pending request, or a participant. */
export const person = {
  _id: text('member-2'),
  name: text('Inês Carvalho'),
  photo: text(''),
  about: text('I run the darkroom at a community arts space in Porto.'),
};

interface SessionValues {
  readonly sessionId: FromState;
  readonly memberId: FromState;
  readonly otherId: FromState;
  readonly mySkillId: FromState;
  readonly otherSkillId: FromState;
}

/** The session of a state, between me (user one) and the other member, each with the skill that they teach. */
export const sessionOf = ({ sessionId, memberId, otherId, mySkillId, otherSkillId }: SessionValues) => ({
  _id: sessionId,
  userOne: { _id: memberId, name: text('Jonas Brandt') },
  userTwo: { _id: otherId, name: text('Inês Carvalho') },
  skillTaughtByUserOne: { _id: mySkillId, name: text('Python') },
  skillTaughtByUserTwo: { _id: otherSkillId, name: text('Portuguese') },
  date: instant('2099-11-26T19:00:00.000Z'),
  link: text('https://meet.example.org/ines-and-jonas'),
  status: oneOf('Scheduled', 'Completed', 'Cancelled'),
  isReviewProvidedByUserOne: flag(false),
  isReviewProvidedByUserTwo: flag(false),
});

const author = { _id: text('member-1'), name: text('Jonas Brandt'), photo: text('') };

const review = {
  _id: text('review-1'),
  rating: integer(5),
  comment: text('Corrects you in a way that makes you want to say more.'),
  sessionId: {
    skillTaughtByUserOne: { name: text('Python') },
    skillTaughtByUserTwo: { name: text('Portuguese') },
  },
};

/** A review on the profile of the member who received it. */
export const receivedReview = { ...review, reviewedBy: author };

/** A review in its author's own list, with the author as `userId`. */
export const givenReview = { ...review, userId: author };

/** A review of an event. */
export const eventReview = {
  _id: text('event-review-1'),
  rating: integer(4),
  comment: text('Clear, patient and funny. My loaf rose.'),
  createdAt: instant('2099-11-25T09:00:00.000Z'),
  reviewedBy: author,
};

/** Reviews with the mean and the number of all. */
export const ratedList = <Review>(review: Review) => ({
  mean: number(4),
  count: integer(2),
  reviews: someOf(review),
});

/** A stored chat message. */
export const message = {
  _id: text('message-1'),
  senderId: { _id: text('member-1') },
  text: text('Thursday at seven?'),
  createdAt: instant('2099-11-20T18:41:00.000Z'),
  conversationId: text('conversation-1'),
};

/** An uploaded picture of a message. */
export const storedPicture = {
  _id: text('attachment-1'),
  kind: 'image',
  name: 'loaf.png',
  bytes: integer(68),
  width: integer(1),
  height: integer(1),
  url: text('/api/chat/attachments/attachment-1'),
};

/** A message that I sent in the conversation of a state. */
export const messageOf = ({
  memberId,
  conversationId,
}: Pick<SessionValues, 'memberId'> & { conversationId: FromState }) => ({
  ...message,
  senderId: { _id: memberId },
  conversationId,
});

/** A Link header with a cursor for the next page (RFC 8288). */
export const nextPage = {
  Link: {
    'pact:matcher:type': 'regex',
    regex: '^.*<[^>]*[?&]cursor=[^>&]+[^>]*>\\s*;.*rel="?next"?.*$',
    value: '</api/user/getAll?limit=24&cursor=cursor-1>; rel="next"',
  },
};

/** The time to wait: whole seconds or a date (RFC 9110, section 10.2.3). */
export const retryAfter = {
  'Retry-After': { 'pact:matcher:type': 'regex', regex: '^(?:\\d+|[A-Z][a-z]{2}, .+ GMT)$', value: '900' },
};

/**
 * The session cookie: not readable by scripts, and not sent by other sites. The provider chooses its
 * name and value.
 */
export const sessionCookie = {
  'Set-Cookie': {
    'pact:matcher:type': 'regex',
    regex: '^[^=;]+=[^;]+;.*[Hh]ttp[Oo]nly.*$',
    value: 'session=cookie-of-member-1; Path=/; HttpOnly; SameSite=Strict',
  },
};
