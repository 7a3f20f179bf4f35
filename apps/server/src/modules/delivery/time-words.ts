import type { Kind } from '../notifications/kinds/kind.ts';

/** By whose clock times are told, and when. */
export interface Clock {
  timeZone: string;
  now: Date;
}

/** A moment in words, such as "Saturday, November 28 at 7:00 PM GMT+1"; with its year where that is not this one. */
export function momentInWords(moment: Date, { timeZone, now }: Clock): string {
  const isThisYear = yearOf(moment, timeZone) === yearOf(now, timeZone);
  return moment.toLocaleString('en-US', {
    timeZone,
    weekday: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

const yearOf = (moment: Date, timeZone: string) => moment.toLocaleString('en-US', { timeZone, year: 'numeric' });

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

/** When it ends: an hour alone where it starts on the same day. */
export function endInWords(start: Date, end: Date, clock: Clock): string {
  const { timeZone } = clock;
  const dayOf = (moment: Date) => moment.toLocaleDateString('en-US', { timeZone });
  if (dayOf(start) !== dayOf(end)) return `It ends on ${momentInWords(end, clock)}.`;
  return `It ends at ${end.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })}.`;
}
