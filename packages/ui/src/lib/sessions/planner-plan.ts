import { t } from '@lingui/core/macro';
import { tidyLink } from '@skill-exchange/api-client/plain-text';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { type PickedSkill, skillKey } from '../skill-choices.ts';
import { eventStartError } from '../time/meeting-times.ts';
import { instantAt } from '../time/wall-time.ts';
import { maxPicks, pickProblem, timesAhead, togglePick } from './pick-rules.ts';
import { usualMinutes } from './session-length.ts';

/** Values of the planner's fields. */
export interface PlannerDraft {
  mentor: MemberRef | null;
  /** Picked starts in ISO 8601, UTC. */
  times: readonly string[];
  /** Another day and time in the member's time zone: 'YYYY-MM-DD' and 'HH:MM'. */
  date: string;
  time: string;
  /** In minutes. */
  length: string;
  /** A room that the site creates, if it can, or the member's own link. */
  meeting: 'room' | 'link';
  link: string;
  note: string;
  mine: readonly PickedSkill[];
  theirs: readonly PickedSkill[];
}

/** A session to propose, from the member's view. */
export interface PlannedSession {
  /** Id of the other member. */
  readonly mentorId: string;
  /** One to three starts in ISO 8601, UTC; soonest first. */
  readonly times: string[];
  readonly durationMinutes: number;
  /** Null for a room that is not created yet. */
  readonly link: string | null;
  readonly note: string;
  /** A single typed time without a note is scheduled directly; the other member can still decline it. */
  readonly isDirect: boolean;
  /** Id of the skill that the member teaches (its name without an id), or null. */
  readonly mine: string | null;
  /** Id or name of the skill that the other member teaches, or null. */
  readonly theirs: string | null;
}

export const emptyPlan: PlannerDraft = {
  mentor: null,
  times: [],
  date: '',
  time: '18:00',
  length: String(usualMinutes),
  meeting: 'room',
  link: '',
  note: '',
  mine: [],
  theirs: [],
};

type Times = Pick<PlannerDraft, 'times' | 'date' | 'time'>;

/** Returns all starts of a draft, including its typed day and time. */
export function startsOf({ times, date, time }: Times, timeZone: string): string[] {
  const typed = instantAt(date, time, timeZone);
  return typed === undefined || times.includes(typed) ? [...times] : togglePick(times, typed);
}

/** react-hook-form rule of the day: required if no time is picked. */
export function dayProblem({ times, date }: Times, timeZone: string, now = Date.now()): true | string {
  if (date === '') return times.length > 0 || t`Required`;
  const end = instantAt(date, '23:59', timeZone);
  if (end === undefined) return t`Please select a valid date.`;
  if (Date.parse(end) < now) return t`This day has passed. Pick a later one.`;
  return times.length < maxPicks || t`Three times at most. Take one away, or clear this day.`;
}

/** Whether a draft is scheduled directly: a single typed time without a note. */
export const isDirect = ({ times, note }: Pick<PlannerDraft, 'times' | 'note'>) =>
  times.length === 0 && note.trim() === '';

/** react-hook-form rule of the time; ignored without a day. */
export function timeProblem(
  draft: Times & Pick<PlannerDraft, 'note'>,
  timeZone: string,
  now = Date.now(),
): true | string {
  const { date, time } = draft;
  if (date === '') return true;
  if (time === '') return t`Required`;
  const typed = instantAt(date, time, timeZone);
  if (typed === undefined) return true;
  // The other member needs time to answer a proposal.
  return (isDirect(draft) ? eventStartError(typed, now) : pickProblem(typed, [], now)) ?? true;
}

/** react-hook-form rule of the picks: each must still be far enough ahead. */
export function picksProblem(times: readonly string[], now = Date.now()): true | string {
  return times.length === 0 || timesAhead(times, now);
}

/** Returns the session of a draft; undefined while a member or a time is missing. */
export function toPlannedSession(
  draft: PlannerDraft,
  { timeZone, hasRooms }: { timeZone: string; hasRooms: boolean },
): PlannedSession | undefined {
  const times = startsOf(draft, timeZone);
  if (!draft.mentor || times.length === 0) return undefined;
  return {
    mentorId: draft.mentor._id,
    times,
    durationMinutes: Number(draft.length),
    link: hasRooms && draft.meeting === 'room' ? null : tidyLink(draft.link),
    note: draft.note.trim(),
    isDirect: isDirect(draft),
    mine: skillKey(draft.mine[0]),
    theirs: skillKey(draft.theirs[0]),
  };
}
