import type { Message } from '@skill-exchange/api-client/types';
import { formatterByZone } from '../date-time/date-time.ts';

/** A message as a thread shows it: one that the server has, one on its way, or one that did not arrive. */
export interface ThreadMessage extends Pick<Message, '_id' | 'senderId' | 'text' | 'createdAt'> {
  readonly state?: 'sent' | 'pending' | 'failed';
}

/** The messages of one day, in order. */
export interface ThreadDay {
  /** 'Today', 'Yesterday', or the date. */
  readonly title: string;
  readonly entries: readonly ThreadEntry[];
}

export interface ThreadEntry {
  readonly message: ThreadMessage;
  /** The last of its sender's before somebody else speaks or time passes: it carries the time. */
  readonly endsRun: boolean;
}

interface Clock {
  /** The instant that counts as now, in milliseconds since 1970. */
  readonly now: number;
  /** The reader's IANA time zone. */
  readonly timeZone: string;
}

const dayIn = formatterByZone({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const numbersIn = formatterByZone({ year: 'numeric', month: 'numeric', day: 'numeric' });
const timeIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });

/** Messages further apart than this, in milliseconds, do not belong to one run. */
const PAUSE = 5 * 60_000;

/** Splits a thread into the reader's own days. Messages come oldest first, and stay in the order they come in. */
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

/** The time of day of an instant on the reader's clock: '6:41 PM'. Empty when it cannot be read. */
export function clockTime(instant: string, timeZone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  // Engines disagree on the kind of space before AM and PM.
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

/** By the calendar: where clocks are changed, 24 hours ago is today still or the day before yesterday. */
function yesterday({ now, timeZone }: Clock): string {
  const [month = 0, day = 0, year = 0] = numbersIn(timeZone).format(now).split('/').map(Number);
  return dayIn('UTC').format(Date.UTC(year, month - 1, day - 1));
}
