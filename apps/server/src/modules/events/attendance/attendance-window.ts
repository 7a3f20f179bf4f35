import { type ApiError, conflict } from '../../../api-errors.ts';
import type { EventRow } from '../event-columns.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** Guests arrive before the start. */
export const openMs = 15 * minuteMs;
export const checkInMs = 60 * minuteMs;
const markMs = 7 * dayMs;

type Times = Pick<EventRow, 'start_time' | 'end_time' | 'cancelled_at'>;

/** Returns why hosts cannot mark who came to an event; null while they can. */
export function whyNoMarks(event: Times, now: Date): ApiError | null {
  return whyClosed(event, now, markMs, {
    early: 'You can mark who came from 15 minutes before the start.',
    late: conflict('attendance_closed', 'You can mark who came until 7 days after the event.', {
      params: { limit: 7 },
    }),
  });
}

/** Returns why nobody can check in to an event; null while participants can. */
export function whyNoCheckIn(event: Times, now: Date): ApiError | null {
  return whyClosed(event, now, checkInMs, {
    early: 'Check-in opens 15 minutes before the start.',
    late: conflict('attendance_closed', 'Check-in closed an hour after the event.'),
  });
}

function whyClosed(
  { start_time, end_time, cancelled_at }: Times,
  now: Date,
  afterMs: number,
  { early, late }: { early: string; late: ApiError },
): ApiError | null {
  if (cancelled_at !== null) return conflict('event_canceled', 'This event was canceled.');
  if (now.getTime() < start_time.getTime() - openMs)
    return conflict('attendance_not_open', early, { params: { limit: openMs / minuteMs } });
  return now.getTime() < end_time.getTime() + afterMs ? null : late;
}
