import { type Clock, hourInWords, isOnOneDay, momentInWords } from '../../dates-in-words.ts';
import type { Kind } from '../notifications/kinds/kind.ts';

const beginnings = {
  past: 'It started on',
  suggested: 'The first time is',
  off: 'It was planned for',
  ahead: 'It starts on',
};

/** Describes when an event or session starts, started or could start; null for kinds without a time. */
export function startInWords(startsAt: string | undefined, timeIs: Kind['timeIs'], clock: Clock): string | null {
  if (startsAt === undefined || timeIs === 'unsaid') return null;
  return `${beginnings[timeIs ?? 'ahead']} ${momentInWords(new Date(startsAt), clock)}.`;
}

/** Describes when something ends: an hour alone if it starts on the same day. */
export function endInWords(start: Date, end: Date, clock: Clock): string {
  const { timeZone } = clock;
  if (!isOnOneDay([start, timeZone], [end, timeZone])) return `It ends on ${momentInWords(end, clock)}.`;
  return `It ends at ${hourInWords(end, clock)}.`;
}
