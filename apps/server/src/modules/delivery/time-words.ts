import { type Clock, hourInWords, isOnOneDay, momentInWords } from '../../dates-in-words.ts';
import type { NotificationDetails } from '../../db/tables/notifications.ts';
import type { Kind } from '../notifications/kinds/kind.ts';

const beginnings = { past: 'It started on', off: 'It was planned for', ahead: 'It starts on' };

/** A time, and for suggestions their number and the time that they would replace. */
type Told = Pick<NotificationDetails, 'startsAt' | 'movedFrom' | 'times'>;

/** Describes when an event or session starts, started or could start; null for kinds without a time. */
export function startInWords(told: Told, timeIs: Kind['timeIs'], clock: Clock): string | null {
  const { startsAt, movedFrom, times } = told;
  if (startsAt === undefined || timeIs === 'unsaid') return null;
  const moment = momentInWords(new Date(startsAt), clock);
  if (timeIs !== 'suggested') return `${beginnings[timeIs ?? 'ahead']} ${moment}.`;
  const before = movedFrom === undefined ? '' : ` Now it is planned for ${momentInWords(new Date(movedFrom), clock)}.`;
  if (times === 1) return `The suggested time is ${moment}.${before}`;
  return `The first ${times === undefined ? 'time' : `of ${times} times`} is ${moment}.${before}`;
}

/** Describes when something ends: an hour alone if it starts on the same day. */
export function endInWords(start: Date, end: Date, clock: Clock): string {
  const { timeZone } = clock;
  if (!isOnOneDay([start, timeZone], [end, timeZone])) return `It ends on ${momentInWords(end, clock)}.`;
  return `It ends at ${hourInWords(end, clock)}.`;
}
