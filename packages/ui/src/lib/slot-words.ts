import { formatterByZone, formatUtcTime } from './date-time.ts';

const dayIn = formatterByZone({ weekday: 'short', month: 'short', day: 'numeric' });
const fullDayIn = formatterByZone({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const timeIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });

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
    own: `${timeIn(timeZone).format(instant)} your time`,
    utc: isSameDay ? formatUtcTime(time) : `${dayIn('UTC').format(instant)}, ${formatUtcTime(time)}`,
  };
}

/** Returns a start as a button names it: 'Tue, Dec 1, 5:00 PM'. */
export function slotName(time: string, timeZone: string): string {
  const instant = Date.parse(time);
  return `${dayIn(timeZone).format(instant)}, ${timeIn(timeZone).format(instant)}`;
}

/** A meeting in the member's own zone. */
interface MeetingWords {
  /** 'Friday, November 27, 2026'. */
  readonly day: string;
  /** '8:00 PM – 9:00 PM'. */
  readonly time: string;
  readonly isDayOfUtc: boolean;
}

/** Returns the words of a meeting (ISO 8601) for a member in a time zone. */
export function meetingWords(start: string, end: string, timeZone: string): MeetingWords {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const day = fullDayIn(timeZone).format(from);
  return {
    day,
    time: `${timeIn(timeZone).format(from)} – ${timeIn(timeZone).format(to)}`,
    isDayOfUtc: day === fullDayIn('UTC').format(from),
  };
}

/** Returns the city of an IANA time zone: 'New York'. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
