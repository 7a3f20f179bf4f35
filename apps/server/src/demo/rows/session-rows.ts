import type { Insertable } from 'kysely';
import type { AttendanceTable, ReviewTable, SessionNotesTable, SessionTable } from '../../db/tables/sessions.ts';
import { type DemoReview, type DemoSession, demoSessions } from '../community.ts';
import { before, day, earliest, hour, instantOn } from '../demo-calendar.ts';
import { demoId, memberId, skillId } from '../demo-identity.ts';

/** Returns the sessions in the order in which they were planned. */
export function sessionRows(now: Date): Insertable<SessionTable>[] {
  return demoSessions
    .map((session) => {
      const date = instantOn(now, session.day, session.at);
      const id = sessionId(session);
      return {
        id,
        user_one: memberId(session.one),
        user_two: memberId(session.two),
        skill_one: skillId(session.teaches),
        skill_two: skillId(session.teachesBack),
        date,
        link: `https://meet.example.org/swap-${id.slice(0, 8)}`,
        // Both members agreed to every past session a day after it was planned.
        agreed_at: tookPlace(session) ? before(date, 7 * day) : null,
        cancelled_at: session.cancelled ? earliest(before(date, day), before(now, 20 * hour)) : null,
        created_at: earliest(before(date, 8 * day), before(now, 2 * day)),
      };
    })
    .sort((left, right) => left.created_at.getTime() - right.created_at.getTime());
}

const tookPlace = (session: DemoSession) => session.day < 0 && !session.cancelled;

/** Returns the attendance: authors of reviews have reported that the session took place. */
export function attendanceRows(now: Date): Insertable<AttendanceTable>[] {
  return demoSessions.filter(tookPlace).flatMap((session) => {
    const said_at = before(instantOn(now, session.day, session.at), -2 * hour);
    const { one, two, byOne, byTwo } = session;
    return [...(byOne ? [one] : []), ...(byTwo ? [two] : [])].map((member) => ({
      session_id: sessionId(session),
      by_member: memberId(member),
      answer: 'held' as const,
      said_at,
    }));
  });
}

/** Returns the notes of some sessions, written by the planner a day after planning. */
export function sessionNotesRows(now: Date): Insertable<SessionNotesTable>[] {
  return demoSessions.flatMap((session) => {
    if (session.notes === undefined) return [];
    const updated_at = earliest(before(instantOn(now, session.day, session.at), 7 * day), before(now, day));
    const updated_by = memberId(session.one);
    return [{ session_id: sessionId(session), text: session.notes, version: 1, updated_at, updated_by }];
  });
}

/** Returns the reviews, oldest first: the planner writes on the same day, the other member the next morning. */
export function reviewRows(now: Date): Insertable<ReviewTable>[] {
  return demoSessions
    .flatMap((session) => {
      const date = instantOn(now, session.day, session.at);
      const { one, two, teaches, teachesBack, byOne, byTwo } = session;
      return [
        ...(byOne ? [review(session, byOne, one, two, teachesBack, before(date, -3 * hour))] : []),
        ...(byTwo ? [review(session, byTwo, two, one, teaches, before(date, -15 * hour))] : []),
      ];
    })
    .sort((left, right) => left.created_at.getTime() - right.created_at.getTime());
}

/** Reviews the skill that the subject taught. */
function review(
  session: DemoSession,
  [rating, comment]: DemoReview,
  author: string,
  subject: string,
  taught: string,
  createdAt: Date,
) {
  return {
    id: demoId('review', sessionId(session), author),
    session_id: sessionId(session),
    author_id: memberId(author),
    subject_id: memberId(subject),
    skill_id: skillId(taught),
    rating,
    comment,
    created_at: createdAt,
  };
}

function sessionId(session: DemoSession): string {
  return demoId('session', session.one, session.two, String(session.day), session.at);
}
