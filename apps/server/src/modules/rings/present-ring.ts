import type { Replacement, Ring, RingLesson, RingSeat } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { startingAt } from '../matches/match-key.ts';
import { presentMatchMember } from '../matches/present-match.ts';
import { findSessionsOfLessons, type Lesson } from './lesson-repository.ts';
import type { Substitute } from './replace-service.ts';
import type { RingRow, SeatRow } from './repository.ts';
import { stateOf } from './state.ts';

const memberOf = ({ member_id, ...row }: SeatRow) => presentMatchMember({ id: member_id, ...row });
const skillOf = ({ gives, gives_name }: SeatRow) => ({ _id: gives, name: gives_name });

/** Presents rings to one of their members. */
export async function presentRings(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  rings: readonly RingRow[],
  memberId: string,
): Promise<Ring[]> {
  const now = clock();
  const lessons = rings.filter((ring) => stateOf(ring, now) === 'agreed').flatMap(lessonsOf);
  const sessions = await findSessionsOfLessons(db, lessons, now);
  const planned = lessons.map((lesson, index) => ({ lesson, sessionId: sessions[index] ?? null }));
  return rings.map((ring) => {
    const { agreed_at } = ring;
    const state = stateOf(ring, now);
    const isWaiting = state === 'open' || state === 'broken';
    return {
      _id: ring.id,
      state,
      startedBy: ring.started_by,
      ...(ring.note !== '' && { note: ring.note }),
      createdAt: ring.created_at.toISOString(),
      ...(isWaiting && { expiresAt: ring.expires_at.toISOString() }),
      ...(state === 'agreed' && agreed_at !== null && { agreedAt: agreed_at.toISOString() }),
      version: ring.version,
      seats: seatsFor(ring, memberId),
      lessons: planned
        .filter(({ lesson }) => lesson.ringId === ring.id)
        .map(({ lesson, sessionId }) => presentLesson(ring, lesson, sessionId, memberId)),
    };
  });
}

/** Returns the seats, the member's own first. */
function seatsFor({ seats }: RingRow, memberId: string): RingSeat[] {
  const presented = seats.map((seat, index) => ({
    member: memberOf(seat),
    gives: skillOf(seat),
    receives: skillOf(seats.at(index - 1) ?? seat),
    answer: seat.answer,
  }));
  return startingAt(
    presented,
    seats.findIndex(({ member_id }) => member_id === memberId),
  );
}

function lessonsOf({ id, seats, created_at }: RingRow): Lesson[] {
  return seats.map((seat, index) => ({
    ringId: id,
    teacher: seat.member_id,
    learner: (seats[(index + 1) % seats.length] ?? seat).member_id,
    skill: seat.gives,
    since: created_at,
  }));
}

/** Presents a lesson; only its two members get the session's id. */
function presentLesson(
  { seats }: RingRow,
  { teacher, learner, skill }: Lesson,
  sessionId: string | null,
  memberId: string,
): RingLesson {
  const name = seats.find(({ gives }) => gives === skill)?.gives_name ?? '';
  const isOwn = memberId === teacher || memberId === learner;
  return {
    teacher,
    learner,
    skill: { _id: skill, name },
    isPlanned: sessionId !== null,
    ...(sessionId !== null && isOwn && { sessionId }),
  };
}

export function presentReplacement({ seat, receives, person }: Substitute): Replacement {
  return {
    replaces: seat.member_id,
    member: presentMatchMember(person),
    gives: skillOf(seat),
    receives: skillOf(receives),
  };
}
