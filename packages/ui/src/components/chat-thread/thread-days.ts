import { t } from '@lingui/core/macro';
import type { Message } from '@skill-exchange/api-client/types';
import { formatterByZone, numbersByZone } from '../../lib/time/date-time.ts';

/** A sent, pending, waiting or failed message. A waiting one is sent by itself once there is a network. */
export interface ThreadMessage extends Omit<Message, 'conversationId'> {
  readonly state?: 'sent' | 'pending' | 'waiting' | 'failed';
}

/** An event between the two members other than a message, such as an accepted time. */
export interface ThreadLine {
  readonly _id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** By the current member. */
  readonly isOwn: boolean;
  /** 'Aino proposed', emphasized. */
  readonly who: string;
  readonly what: string;
  /** The session's page. */
  readonly href?: string;
}

interface ThreadDay {
  /** 'Today', 'Yesterday', or the date. */
  readonly title: string;
  readonly entries: readonly (ThreadEntry | ThreadLine)[];
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
const numbersIn = numbersByZone({ year: 'numeric', month: 'numeric', day: 'numeric' });
const timeIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });

/** The longest gap within a run, in ms. */
const PAUSE = 5 * 60_000;

/** Groups messages, oldest first, and the lines between them by day in the user's time zone. */
export function threadDays(
  messages: readonly ThreadMessage[],
  clock: Clock,
  lines: readonly ThreadLine[] = [],
): ThreadDay[] {
  const days: { title: string; entries: (ThreadEntry | ThreadLine)[] }[] = [];
  function add(at: string, entry: ThreadEntry | ThreadLine): void {
    const title = dayTitle(at, clock);
    const last = days.at(-1);
    const day = last?.title === title ? last : { title, entries: [] };
    if (day !== last) days.push(day);
    day.entries.push(entry);
  }
  const waiting = [...lines];
  for (const [index, message] of messages.entries()) {
    while (waiting[0] !== undefined && waiting[0].at <= message.createdAt) {
      add(waiting[0].at, waiting[0]);
      waiting.shift();
    }
    const next = messages[index + 1];
    const isInterrupted = waiting[0] !== undefined && next !== undefined && waiting[0].at <= next.createdAt;
    add(message.createdAt, { message, endsRun: isInterrupted || endsRun(message, next, clock) });
  }
  for (const line of waiting) add(line.at, line);
  return days;
}

/** Returns the local time of an instant, such as '6:41 PM'; empty for an invalid one. */
export function clockTime(instant: string, timeZone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  // Engines differ in the space before AM and PM.
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
  if (Number.isNaN(date.getTime())) return t`Today`;
  const format = dayIn(clock.timeZone);
  const title = format.format(date);
  if (title === format.format(clock.now)) return t`Today`;
  return title === yesterday(clock) ? t`Yesterday` : title;
}

/** By the calendar: with daylight saving, 24 hours ago may be another day. */
function yesterday({ now, timeZone }: Clock): string {
  const [month = 0, day = 0, year = 0] = numbersIn(timeZone).format(now).split('/').map(Number);
  return dayIn('UTC').format(Date.UTC(year, month - 1, day - 1));
}
