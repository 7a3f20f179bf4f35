import { tidyLink } from '@skill-exchange/api-client/plain-text';
import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { toIso, utcDateOf, utcTimeOf } from '../meeting-fields/meeting-times.ts';
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
  /** UTC day, 'YYYY-MM-DD'. */
  date: string;
  /** UTC wall clock, 'HH:MM'. */
  time: string;
  /** Minutes; empty where the server decides. */
  length: string;
  link: string;
  mine: readonly PickedSkill[];
  theirs: readonly PickedSkill[];
}

/** UTC. */
const DEFAULT_TIME = '18:00';

/** Returns the field values of a session, or empty ones. */
export function draftOf(session?: Session, memberId = ''): SessionDraft {
  if (!session) return { mentor: null, date: '', time: DEFAULT_TIME, length: '', link: '', mine: [], theirs: [] };
  const { other, mine, theirs } = sidesOf(session, memberId);
  return {
    mentor: other,
    date: utcDateOf(session.date),
    time: utcTimeOf(session.date),
    length: session.durationMinutes?.toString() ?? '',
    link: session.link,
    mine: mine ? [mine] : [],
    theirs: theirs ? [theirs] : [],
  };
}

/** Returns the plan of a draft, undefined while a value is missing. */
export function toPlan(draft: SessionDraft): SessionPlan | undefined {
  const date = toIso(draft.date, draft.time);
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
