import type { Event, EventChange } from '@skill-exchange/api-client/types';
import { contentOf, draftOf, type EventDraft, eventDetails } from '../../lib/events/event-fields.ts';
import { eventDay, eventStartError, type IsoRange, toIsoRange, tooLong } from '../../lib/time/meeting-times.ts';
import { clockAt } from '../../lib/time/wall-time.ts';

const dayMs = 24 * 60 * 60_000;

/** Returns a draft whose texts alone differ from an event that is over; what was typed before its end cannot be saved. */
export function textsOf(event: Event, draft: EventDraft, timeZone?: string): EventDraft {
  const { title, description, skills, language } = draft;
  return { ...draftOf(event, timeZone), title, description, skills, language };
}

/**
 * Returns a draft's times on its day. An end before the start is moved to the next day. Events of several
 * days, which other clients can create, keep their length.
 */
export function rangeOf(event: Event, draft: EventDraft, timeZone?: string): IsoRange | undefined {
  const range = rangeOnDay(draft, timeZone);
  const shortest = rangeOnDay(draftOf(event, timeZone), timeZone);
  if (range === undefined || shortest === undefined) return range;
  const extraDays = Math.floor((Date.parse(event.end_time) - Date.parse(shortest.end_time)) / dayMs);
  if (extraDays <= 0) return range;
  const end = new Date(Date.parse(range.end_time) + extraDays * dayMs);
  return { start_time: range.start_time, end_time: end.toISOString(), isMoved: false };
}

function rangeOnDay(draft: EventDraft, timeZone?: string): IsoRange | undefined {
  return toIsoRange({ date: draft.date, start: draft.start_time, end: draft.end_time }, timeZone);
}

/** Returns the change to save, undefined while a time is missing. Untouched times keep their seconds. */
export function toEventChange(event: Event, draft: EventDraft, timeZone?: string): EventChange | undefined {
  const range = rangeOf(event, draft, timeZone);
  if (!range) return undefined;
  const { start_time, end_time } = hasNewTimes(event, draft, timeZone) ? range : event;
  return {
    start_time,
    end_time,
    // The same day as well: without it, a backend counts days in UTC.
    ...(start_time !== event.start_time && { day: clockAt(start_time, timeZone).day }),
    ...changedDetails(draftOf(event, timeZone), draft),
  };
}

/** Returns the details that differ, and the specification's own. A backend may not know the additions. */
function changedDetails(before: EventDraft, after: EventDraft): Partial<EventChange> {
  const [was, is] = [contentOf(before), contentOf(after)];
  const names = Object.keys(eventDetails) as (keyof typeof eventDetails)[];
  const sent = names.filter((name) => {
    if (name === 'link' || name === 'max_participants') return (was[name] ?? is[name]) !== undefined;
    return JSON.stringify(was[name]) !== JSON.stringify(is[name]);
  });
  return Object.fromEntries(sent.map((name) => [name, is[name] ?? eventDetails[name].none]));
}

function hasNewTimes(event: Event, draft: EventDraft, timeZone?: string): boolean {
  const before = draftOf(event, timeZone);
  return (['date', 'start_time', 'end_time'] as const).some((name) => draft[name] !== before[name]);
}

/**
 * Whether changed times move the end to the next day: a start after the end can be a typo, or mean a
 * long event.
 */
export function isEndMoved(event: Event, draft: EventDraft, timeZone?: string): boolean {
  const before = draftOf(event, timeZone);
  // Another day alone keeps an end that was on the next day.
  const isSameHour = draft.start_time === before.start_time && draft.end_time === before.end_time;
  return !isSameHour && rangeOf(event, draft, timeZone)?.isMoved === true;
}

/** Returns an error for another day; the event's own is valid, as a running event keeps its start. */
export function changedDayError(
  event: Event,
  day: string,
  { now = Date.now(), timeZone }: { now?: number; timeZone?: string | undefined } = {},
): string | undefined {
  if (day === draftOf(event, timeZone).date) return undefined;
  const problem = eventDay(day, now, timeZone);
  return problem === true ? undefined : problem;
}

/** Returns an error for changed times; unchanged ones are valid, as a running event keeps its start. */
export function changedTimesError(
  event: Event,
  draft: EventDraft,
  { now = Date.now(), timeZone }: { now?: number; timeZone?: string } = {},
): string | undefined {
  const change = toEventChange(event, draft, timeZone);
  // The error of the day says it already.
  if (change === undefined || changedDayError(event, draft.date, { now, timeZone })) return undefined;
  if (change.start_time === event.start_time && change.end_time === event.end_time) return undefined;
  if (Date.parse(change.end_time) - Date.parse(change.start_time) > dayMs) return tooLong();
  return change.start_time === event.start_time ? undefined : eventStartError(change.start_time, now);
}
