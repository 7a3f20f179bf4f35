import { t } from '@lingui/core/macro';
import { dayIn, formatDate, formatterByZone, localTimeZone } from './date-time.ts';

const timeIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });
const dayTimeIn = formatterByZone({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const dayMs = 86_400_000;

/** Returns the local day of an instant: 'Today', 'Yesterday' or 'Tuesday, November 24, 2026'. `now` is in milliseconds. */
export function localDay(instant: string, now: number, timeZone: string = localTimeZone()): string {
  const day = dayIn(Date.parse(instant), timeZone);
  if (day === dayIn(now, timeZone)) return t`Today`;
  return day === dayIn(now - dayMs, timeZone) ? t`Yesterday` : formatDate(instant, timeZone);
}

/** Returns the local time of an instant: '7:00 PM'. */
export function localTime(instant: string, timeZone: string = localTimeZone()): string {
  return timeIn(timeZone).format(Date.parse(instant));
}

/** Returns the local day and time of an instant: 'Tue, Nov 24, 7:00 PM'. */
export function localDayTime(instant: string, timeZone: string = localTimeZone()): string {
  return dayTimeIn(timeZone).format(Date.parse(instant));
}
