import type { Message } from '@skill-exchange/api-client/types';
import { formatterByZone } from '../../lib/date-time.ts';

/** A sent, pending or failed message. */
export interface ThreadMessage extends Pick<Message, '_id' | 'senderId' | 'text' | 'createdAt'> {
  readonly state?: 'sent' | 'pending' | 'failed';
}

interface ThreadDay {
  /** 'Today', 'Yesterday', or the date. */
  readonly title: string;
  readonly entries: readonly ThreadEntry[];
}

export interface ThreadEntry {
  readonly message: ThreadMessage;
  /** Whether it is the last of a run of one sender; the time is rendered below it. */
  readonly endsRun: boolean;
}

interface Clock {
  /** In ms since 1970. */
  readonly now: number;
  /** IANA time zone of the user. */
  readonly timeZone: string;
}

const dayIn = formatterByZone({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const numbersIn = formatterByZone({ year: 'numeric', month: 'numeric', day: 'numeric' });
const timeIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });

/** The longest gap within a run, in ms. */
const PAUSE = 5 * 60_000;

/** Groups messages, oldest first, by day in the user's time zone. */
export function threadDays(messages: readonly ThreadMessage[], clock: Clock): ThreadDay[] {
  const days: { title: string; entries: ThreadEntry[] }[] = [];
  for (const [index, message] of messages.entries()) {
    const title = dayTitle(message.createdAt, clock);
    const last = days.at(-1);
    const day = last?.title === title ? last : { title, entries: [] };
    if (day !== last) days.push(day);
    day.entries.push({ message, endsRun: endsRun(message, messages[index + 1], clock) });
  }
  return days;
}

/** Returns the local time of an instant, such as '6:41 PM'; empty for an invalid one. */
export function clockTime(instant: string, timeZone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  // Engines differ in the kind of space before AM and PM.
  return timeIn(timeZone).format(date).replace(/\s/gu, ' ');
}

function endsRun(message: ThreadMessage, next: ThreadMessage | undefined, clock: Clock): boolean {
  if (!next || next.senderId._id !== message.senderId._id) return true;
  if ((next.state ?? 'sent') !== (message.state ?? 'sent')) return true;
  if (dayTitle(next.createdAt, clock) !== dayTitle(message.createdAt, clock)) return true;
  return Date.parse(next.createdAt) - Date.parse(message.createdAt) > PAUSE;
}

function dayTitle(instant: string, clock: Clock): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return 'Today';
  const format = dayIn(clock.timeZone);
  const title = format.format(date);
  if (title === format.format(clock.now)) return 'Today';
  return title === yesterday(clock) ? 'Yesterday' : title;
}

/** By the calendar: with daylight saving, 24 hours ago may be another day. */
function yesterday({ now, timeZone }: Clock): string {
  const [month = 0, day = 0, year = 0] = numbersIn(timeZone).format(now).split('/').map(Number);
  return dayIn('UTC').format(Date.UTC(year, month - 1, day - 1));
}
