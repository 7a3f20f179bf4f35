import { tidyLink } from '@skill-exchange/api-client/plain-text';
import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { clockAt, instantAt } from '../../lib/date-time.ts';
import { sidesOf } from '../session-card/session-sides.ts';
import { type PickedSkill, skillKey } from '../skill-picker/skill-choices.ts';

/** A session to create or save, from the member's side. */
export interface SessionPlan {
  /** Id of the other member. */
  readonly mentorId: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Minutes; left out, the server decides. */
  readonly durationMinutes?: number;
  readonly link: string;
  /** Id of the skill that the member teaches (its name without an id), or null. */
  readonly mine: string | null;
  /** The same for the other member. */
  readonly theirs: string | null;
}

/** Values of the session form's fields. */
export interface SessionDraft {
  mentor: MemberRef | null;
  /** Day on the member's calendar, 'YYYY-MM-DD'. */
  date: string;
  /** The member's wall clock, 'HH:MM'. */
  time: string;
  /** Minutes; empty where the server decides. */
  length: string;
  link: string;
  mine: readonly PickedSkill[];
  theirs: readonly PickedSkill[];
}

const DEFAULT_TIME = '18:00';

/** Returns the field values of a session, or empty ones. Times are of a zone, the browser's by default. */
export function draftOf(session?: Session, memberId = '', timeZone?: string): SessionDraft {
  if (!session) return { mentor: null, date: '', time: DEFAULT_TIME, length: '', link: '', mine: [], theirs: [] };
  const { other, mine, theirs } = sidesOf(session, memberId);
  const { day, time } = clockAt(session.date, timeZone);
  return {
    mentor: other,
    date: day,
    time,
    length: session.durationMinutes?.toString() ?? '',
    link: session.link,
    mine: mine ? [mine] : [],
    theirs: theirs ? [theirs] : [],
  };
}

/** Returns the plan of a draft, undefined while a value is missing. */
export function toPlan(draft: SessionDraft, timeZone?: string): SessionPlan | undefined {
  const date = instantAt(draft.date, draft.time, timeZone);
  if (!draft.mentor || date === undefined) return undefined;
  return {
    mentorId: draft.mentor._id,
    date,
    ...(draft.length !== '' && { durationMinutes: Number(draft.length) }),
    link: tidyLink(draft.link),
    mine: skillKey(draft.mine[0]),
    theirs: skillKey(draft.theirs[0]),
  };
}
