import { t } from '@lingui/core/macro';
import type { NewEvent } from '@skill-exchange/api-client/types';
import { contentOf, type EventDraft } from '../../lib/events/event-fields.ts';
import { eventDay, eventStartError, isDay, toIsoRange, tooLong } from '../../lib/time/meeting-times.ts';

/** Returns an error message for a draft's times. */
export function timesError(
  { date, start_time: start, end_time: end, endsNextDay }: EventDraft,
  { now = Date.now(), timeZone }: { now?: number; timeZone?: string } = {},
): string | undefined {
  if (start === '' || end === '') return t`Please provide valid start and end times.`;
  // The order of the times can be checked without a date.
  const range = toIsoRange({ date: isDay(date) ? date : '2026-01-01', start, end }, timeZone);
  if (!range) return t`Please provide valid start and end times.`;
  if (range.isMoved && !endsNextDay) return t`Start time must be earlier than end time.`;
  if (endsNextDay && !range.isMoved) return tooLong();
  // An invalid day has its own message.
  return eventDay(date, now, timeZone) === true ? eventStartError(range.start_time, now) : undefined;
}

/** Returns the event of a valid draft, undefined while its day or times are invalid. */
export function toNewEvent(draft: EventDraft, timeZone?: string): NewEvent | undefined {
  const range = toIsoRange({ date: draft.date, start: draft.start_time, end: draft.end_time }, timeZone);
  if (range?.isMoved !== draft.endsNextDay) return undefined;
  const { endsNextDay: _isMoved, repeat: _repeat, ...content } = contentOf(draft);
  const { title = '', description = '', skills = [], max_participants = 1 } = content;
  return {
    ...content,
    ...{ title, description, skills, max_participants },
    // The contract's day is the one in UTC.
    date: range.start_time.slice(0, 10),
    start_time: range.start_time,
    end_time: range.end_time,
  };
}
