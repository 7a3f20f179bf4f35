import { t } from '@lingui/core/macro';
import { formatterByZone, numbersByZone } from '../../lib/time/date-time.ts';

const dayIn = numbersByZone({ year: 'numeric', month: 'numeric', day: 'numeric' });
const clockIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });
const weekdayIn = formatterByZone({ weekday: 'short' });
const dateIn = formatterByZone({ month: 'short', day: 'numeric' });

/** In ms. */
const DAY = 86_400_000;

/** Returns when a message was sent, as short as a list needs it: '6:44 PM', 'Yesterday', 'Mon' or 'Nov 18'. */
export function rowTime(instant: string, now: number, timeZone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const day = dayIn(timeZone).format(date);
  // Engines differ in the space before AM and PM.
  if (day === dayIn(timeZone).format(now)) return clockIn(timeZone).format(date).replace(/\s/gu, ' ');
  if (day === dayIn(timeZone).format(now - DAY)) return t`Yesterday`;
  const isRecent = now - date.getTime() < 6 * DAY && date.getTime() < now;
  return isRecent ? weekdayIn(timeZone).format(date) : dateIn(timeZone).format(date);
}
