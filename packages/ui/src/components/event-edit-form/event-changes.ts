import { tidyLink } from '@skill-exchange/api-client/plain-text';
import type { Event, EventChange } from '@skill-exchange/api-client/types';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { eventDay, eventStartError, type IsoRange, TOO_LONG, toIsoRange } from '../../lib/time/meeting-times.ts';
import { clockAt } from '../../lib/time/wall-time.ts';

const dayMs = 24 * 60 * 60_000;

/** Values of the edit form's fields. */
export interface EventChangeDraft {
  title: string;
  description: string;
  skills: readonly PickedSkill[];
  /** In the host's time zone, 'YYYY-MM-DD'; left out, the event's own day. */
  date?: string;
  /** In the host's time zone, 'HH:MM'. */
  start_time: string;
  end_time: string;
  link: string;
  max_participants: string;
  /** A code such as pt; empty for none. */
  language: string;
  auto_approve: boolean;
  has_waitlist: boolean;
  /** Minutes before the start as text; empty for sign-ups until the end. */
  sign_ups_close: string;
}

type Editable = Pick<
  Event,
  | 'title'
  | 'description'
  | 'skills'
  | 'start_time'
  | 'end_time'
  | 'link'
  | 'max_participants'
  | 'language'
  | 'autoApprove'
  | 'waitlist'
  | 'signUpsCloseMinutes'
>;

/** Returns the field values of an event. Times are in a zone, the browser's by default. */
export function draftOf(event: Editable, timeZone?: string): EventChangeDraft {
  return {
    title: event.title,
    description: event.description,
    skills: event.skills.map((name) => ({ name })),
    date: clockAt(event.start_time, timeZone).day,
    start_time: clockAt(event.start_time, timeZone).time,
    end_time: clockAt(event.end_time, timeZone).time,
    link: event.link ?? '',
    max_participants: String(event.max_participants),
    language: event.language ?? '',
    auto_approve: event.autoApprove === true,
    has_waitlist: event.waitlist !== undefined,
    sign_ups_close: String(event.signUpsCloseMinutes ?? ''),
  };
}

/** Returns a draft whose texts alone differ from an event that is over; what was typed before its end cannot be saved. */
export function textsOf(event: Editable, draft: EventChangeDraft, timeZone?: string): EventChangeDraft {
  const { title, description, skills, language } = draft;
  return { ...draftOf(event, timeZone), title, description, skills, language };
}

/**
 * Returns a draft's times on its day. An end before the start is moved to the next day. Events of several
 * days, which other clients can create, keep their length.
 */
export function rangeOf(event: Editable, draft: EventChangeDraft, timeZone?: string): IsoRange | undefined {
  const range = rangeOnDayOf(event, draft, timeZone);
  const shortest = rangeOnDayOf(event, draftOf(event, timeZone), timeZone);
  if (range === undefined || shortest === undefined) return range;
  const extraDays = Math.floor((Date.parse(event.end_time) - Date.parse(shortest.end_time)) / dayMs);
  if (extraDays <= 0) return range;
  const end = new Date(Date.parse(range.end_time) + extraDays * dayMs);
  return { start_time: range.start_time, end_time: end.toISOString(), isMoved: false };
}

function rangeOnDayOf(event: Editable, draft: EventChangeDraft, timeZone?: string): IsoRange | undefined {
  const date = draft.date ?? clockAt(event.start_time, timeZone).day;
  return toIsoRange({ date, start: draft.start_time, end: draft.end_time }, timeZone);
}

/** Returns the change to save, undefined while a time is missing. Untouched times keep their seconds. */
export function toEventChange(event: Editable, draft: EventChangeDraft, timeZone?: string): EventChange | undefined {
  const range = rangeOf(event, draft, timeZone);
  if (!range) return undefined;
  const link = tidyLink(draft.link);
  const { start_time, end_time } = hasNewTimes(event, draft, timeZone) ? range : event;
  const { day } = clockAt(start_time, timeZone);
  const title = draft.title.trim();
  const description = draft.description.trim();
  const skills = draft.skills.map(({ name }) => name);
  // Additions are not sent without need: a backend may not know them.
  return {
    start_time,
    end_time,
    ...(day !== clockAt(event.start_time, timeZone).day && { day }),
    ...(title !== event.title && { title }),
    ...(description !== event.description && { description }),
    ...(skills.join('\n') !== event.skills.join('\n') && { skills }),
    ...(link === '' && !event.link ? {} : { link }),
    max_participants: Number.parseInt(draft.max_participants, 10),
    ...(draft.language === (event.language ?? '') ? {} : { language: draft.language }),
    ...(draft.auto_approve !== (event.autoApprove === true) && { autoApprove: draft.auto_approve }),
    ...(draft.has_waitlist !== (event.waitlist !== undefined) && { hasWaitlist: draft.has_waitlist }),
    ...(draft.sign_ups_close !== String(event.signUpsCloseMinutes ?? '') && {
      signUpsCloseMinutes: draft.sign_ups_close === '' ? null : Number(draft.sign_ups_close),
    }),
  };
}

function hasNewTimes(event: Editable, draft: EventChangeDraft, timeZone?: string): boolean {
  const before = draftOf(event, timeZone);
  const { date = before.date } = draft;
  return draft.start_time !== before.start_time || draft.end_time !== before.end_time || date !== before.date;
}

/**
 * Whether changed times move the end to the next day: a start after the end can be a typo, or mean a
 * long event.
 */
export function isEndMoved(event: Editable, draft: EventChangeDraft, timeZone?: string): boolean {
  const before = draftOf(event, timeZone);
  // Another day alone keeps an end that was on the next day.
  const isSameHour = draft.start_time === before.start_time && draft.end_time === before.end_time;
  return !isSameHour && rangeOf(event, draft, timeZone)?.isMoved === true;
}

/** Returns an error for another day; the event's own is valid, as a running event keeps its start. */
export function changedDayError(
  event: Editable,
  day: string,
  { now = Date.now(), timeZone }: { now?: number; timeZone?: string | undefined } = {},
): string | undefined {
  if (day === draftOf(event, timeZone).date) return undefined;
  const problem = eventDay(day, now, timeZone);
  return problem === true ? undefined : problem;
}

/** Returns an error for changed times; unchanged ones are valid, as a running event keeps its start. */
export function changedTimesError(
  event: Editable,
  draft: EventChangeDraft,
  { now = Date.now(), timeZone }: { now?: number; timeZone?: string } = {},
): string | undefined {
  const change = toEventChange(event, draft, timeZone);
  // The error of the day says it already.
  if (change === undefined || changedDayError(event, draft.date ?? '', { now, timeZone })) return undefined;
  if (change.start_time === event.start_time && change.end_time === event.end_time) return undefined;
  if (Date.parse(change.end_time) - Date.parse(change.start_time) > dayMs) return TOO_LONG;
  return change.start_time === event.start_time ? undefined : eventStartError(change.start_time, now);
}

/** Returns the minimum size: the number of participants, at least one. */
export function smallestSize(event: Pick<Event, 'current_participants_count'>): number {
  return Math.max(1, event.current_participants_count);
}
