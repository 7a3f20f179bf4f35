import { formatterByZone, formatUtcTime } from './date-time.ts';
import { localDayTime, localTime } from './local-time.ts';

const dayIn = formatterByZone({ weekday: 'short', month: 'short', day: 'numeric' });

/** A start in the member's own zone and in UTC. */
interface SlotWords {
  /** 'Tue, Dec 1'. */
  readonly day: string;
  /** '5:00 PM your time'. */
  readonly own: string;
  /** '4:00 PM UTC', with its date where that is another day: 'Wed, Dec 2, 1:00 AM UTC'. */
  readonly utc: string;
}

/** Returns the words of a start (ISO 8601) for a member in a time zone. */
export function slotWords(time: string, timeZone: string): SlotWords {
  const instant = Date.parse(time);
  const day = dayIn(timeZone).format(instant);
  const isSameDay = day === dayIn('UTC').format(instant);
  return {
    day,
    own: `${localTime(time, timeZone)} your time`,
    utc: isSameDay ? formatUtcTime(time) : `${localDayTime(time, 'UTC')} UTC`,
  };
}

/** Returns the city of an IANA time zone: 'New York'. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
