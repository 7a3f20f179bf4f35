import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { toIso, utcDateOf, utcTimeOf } from '../meeting-fields/meeting-times.ts';
import { sidesOf } from '../session-card/session-sides.ts';
import type { PickedSkill } from '../skill-picker/skill-choices.ts';

/** What a member has planned, from their own side. */
export interface SessionPlan {
  /** The other one's id. */
  readonly mentorId: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly link: string;
  /** What the member teaches: a skill's id (its name where it has none), or null for nothing. */
  readonly mine: string | null;
  /** What the other one teaches. */
  readonly theirs: string | null;
}

/** What the fields of the session form hold, as typed. */
export interface SessionDraft {
  mentor: MemberRef | null;
  /** UTC day, 'YYYY-MM-DD'. */
  date: string;
  /** UTC wall clock, 'HH:MM'. */
  time: string;
  link: string;
  mine: readonly PickedSkill[];
  theirs: readonly PickedSkill[];
}

/** What a new session's time is until somebody says otherwise: with whom, on which day and where are enough. */
const USUAL_TIME = '18:00';

/** An empty draft, or a session as one of its members would edit it. */
export function draftOf(session?: Session, memberId = ''): SessionDraft {
  if (!session) return { mentor: null, date: '', time: USUAL_TIME, link: '', mine: [], theirs: [] };
  const { other, mine, theirs } = sidesOf(session, memberId);
  return {
    mentor: other,
    date: utcDateOf(session.date),
    time: utcTimeOf(session.date),
    link: session.link,
    mine: mine ? [mine] : [],
    theirs: theirs ? [theirs] : [],
  };
}

/** The plan that a draft describes, or undefined while something is missing. */
export function toPlan(draft: SessionDraft): SessionPlan | undefined {
  const date = toIso(draft.date, draft.time);
  if (!draft.mentor || date === undefined) return undefined;
  return {
    mentorId: draft.mentor._id,
    date,
    link: draft.link.trim(),
    mine: keyOf(draft.mine[0]),
    theirs: keyOf(draft.theirs[0]),
  };
}

function keyOf(skill: PickedSkill | undefined): string | null {
  return skill ? (skill._id ?? skill.name) : null;
}
