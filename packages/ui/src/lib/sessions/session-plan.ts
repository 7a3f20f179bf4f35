import { tidyLink } from '@skill-exchange/api-client/plain-text';
import type { Session } from '@skill-exchange/api-client/types';
import { type PickedSkill, skillKey } from '../skill-choices.ts';
import { clockAt, instantAt } from '../time/wall-time.ts';
import { sidesOf } from './session-sides.ts';

/** A session to save, from the member's view. */
export interface SessionPlan {
  /** ISO 8601, UTC. */
  readonly date: string;
  /** In minutes; default: the server's. */
  readonly durationMinutes?: number;
  readonly link: string;
  /** Id of the skill that the member teaches (its name without an id), or null. */
  readonly mine: string | null;
  /** Id or name of the skill that the other member teaches, or null. */
  readonly theirs: string | null;
}

/** Values of the session form's fields. */
export interface SessionDraft {
  /** Day on the member's calendar, 'YYYY-MM-DD'. */
  date: string;
  /** In the member's time zone, 'HH:MM'. */
  time: string;
  /** In minutes; empty for the server's default. */
  length: string;
  link: string;
  mine: readonly PickedSkill[];
  theirs: readonly PickedSkill[];
}

/** Returns the field values of a session. Times are in a zone, the browser's by default. */
export function draftOf(session: Session, memberId: string, timeZone?: string): SessionDraft {
  const { mine, theirs } = sidesOf(session, memberId);
  const { day, time } = clockAt(session.date, timeZone);
  return {
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
  if (date === undefined) return undefined;
  return {
    date,
    ...(draft.length !== '' && { durationMinutes: Number(draft.length) }),
    link: tidyLink(draft.link),
    mine: skillKey(draft.mine[0]),
    theirs: skillKey(draft.theirs[0]),
  };
}
