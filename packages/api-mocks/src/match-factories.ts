import type {
  Match,
  MatchFact,
  MatchMember,
  MatchSeat,
  Ring,
  RingLesson,
  RingSeat,
} from '@skill-exchange/api-client/types';
import { type Factory, instant, makeUser, skillNamed } from './factories.ts';

/** Creates the member of a seat; index 0 is the signed-in member. */
export const matchMember = (index: number): MatchMember => {
  const { _id, name, photo, rating } = makeUser({}, index);
  return { _id, name, photo, rating };
};

/** Members by index with what each gives to the next one. */
const circles: readonly (readonly (readonly [member: number, gives: string])[])[] = [
  [
    [0, 'Python'],
    [1, 'Portuguese'],
  ],
  [
    [0, 'Chess'],
    [3, 'Bike repair'],
    [5, 'Film photography'],
  ],
  [
    [0, 'Python'],
    [4, 'Life drawing'],
    [5, 'Letterpress'],
    [2, 'Sourdough'],
  ],
];

function seatsOf(circle: readonly (readonly [number, string])[]): MatchSeat[] {
  return circle.map(([member, gives], position) => ({
    member: matchMember(member),
    gives: skillNamed(gives),
    receives: skillNamed(circle.at(position - 1)?.[1] ?? ''),
  }));
}

/** A match of the signed-in member: a swap, a ring of three and a ring of four in turn. */
export const makeMatch: Factory<Match> = (overrides = {}, index = 0) => {
  const seats = overrides.seats ?? seatsOf(circles[index % circles.length] ?? []);
  return {
    key: `match-${index + 1}`,
    kind: seats.length === 2 ? 'swap' : 'ring',
    size: seats.length,
    seats,
    why: factsOf(seats),
    alternatives: (index * 2) % 5,
    isSaved: false,
    ...overrides,
  };
};

/** A ring of three that waits for the other two. */
export const makeRing: Factory<Ring> = (overrides = {}, index = 0) => {
  const seats = overrides.seats ?? ringSeats(circles[1 + (index % 2)] ?? []);
  return {
    _id: `ring-${index + 1}`,
    state: 'open',
    startedBy: makeUser()._id,
    createdAt: instant(-1, 9),
    ...(['open', 'broken'].includes(overrides.state ?? 'open') && { expiresAt: instant(2, 9) }),
    ...(overrides.state === 'agreed' && { agreedAt: instant(0, 7) }),
    version: 0,
    seats,
    lessons: overrides.state === 'agreed' ? lessonsOf(seats) : [],
    ...overrides,
  };
};

/** Returns the seats with these answers; `accepted` for seats without one. */
export function withAnswers(seats: readonly MatchSeat[], ...answers: RingSeat['answer'][]): RingSeat[] {
  return seats.map((seat, position) => ({ ...seat, answer: answers[position] ?? 'accepted' }));
}

function ringSeats(circle: readonly (readonly [number, string])[]): RingSeat[] {
  return withAnswers(seatsOf(circle), 'accepted', 'waiting', 'waiting', 'waiting');
}

/** The lessons to schedule once all have accepted. */
export function lessonsOf(seats: readonly RingSeat[]): RingLesson[] {
  return seats.map(({ member, gives }, position) => ({
    teacher: member._id,
    learner: seats[(position + 1) % seats.length]?.member._id ?? '',
    skill: gives,
    isPlanned: false,
  }));
}

function factsOf(seats: readonly MatchSeat[]): MatchFact[] {
  const [, next, ...others] = seats;
  const last = others.at(-1) ?? next;
  if (next === undefined || last === undefined) return [];
  const { member: teacher, gives } = last;
  return [
    { kind: 'teachesYou', text: `${teacher.name} teaches ${gives.name}`, member: teacher._id },
    { kind: 'wantsYours', text: `${next.member.name} wants to learn ${next.receives.name}`, member: next.member._id },
    {
      kind: 'language',
      text: `You and ${teacher.name} speak English`,
      member: teacher._id,
      languages: ['en'],
    },
    {
      kind: 'hours',
      text: `You and ${teacher.name} both have time for 7 hours a week`,
      member: teacher._id,
      hours: 7,
    },
    { kind: 'rating', text: `${teacher.name} is rated ${teacher.rating}`, member: teacher._id },
  ];
}
