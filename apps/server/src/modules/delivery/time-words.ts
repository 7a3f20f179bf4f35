import { msg, plural } from '@lingui/core/runtime-macro';
import { type Clock, hourInWords, isOnOneDay, momentInWords } from '../../dates-in-words.ts';
import type { NotificationDetails } from '../../db/tables/notifications.ts';
import { say } from '../../texts/texts.ts';
import type { Kind } from '../notifications/kinds/kind.ts';

const beginnings = {
  past: (moment: string) => msg`It started on ${{ moment }}.`,
  off: (moment: string) => msg`It was planned for ${{ moment }}.`,
  ahead: (moment: string) => msg`It starts on ${{ moment }}.`,
};

/** A time, and for suggestions their number and the time that they would replace. */
type Told = Pick<NotificationDetails, 'startsAt' | 'movedFrom' | 'times'>;

/** Describes when an event or session starts, started or could start; null for kinds without a time. */
export function startInWords(told: Told, timeIs: Kind['timeIs'], clock: Clock): string | null {
  const { startsAt, movedFrom, times } = told;
  if (startsAt === undefined || timeIs === 'unsaid') return null;
  const start = new Date(startsAt);
  const moment = momentInWords(start, clock);
  // Hosts write to their guests afterwards, too.
  if (timeIs !== 'suggested') return say(beginnings[timeIs ?? (start > clock.now ? 'ahead' : 'past')](moment));
  const suggested = say(suggestion(moment, times));
  if (movedFrom === undefined) return suggested;
  return `${suggested} ${say(msg`Now it is planned for ${{ moment: momentInWords(new Date(movedFrom), clock) }}.`)}`;
}

function suggestion(moment: string, times: number | undefined) {
  if (times === 1) return msg`The suggested time is ${{ moment }}.`;
  if (times === undefined) return msg`The first time is ${{ moment }}.`;
  return msg`The first of ${plural({ times }, { one: '# time', other: '# times' })} is ${{ moment }}.`;
}

/** Describes when something ends: an hour alone if it starts on the same day. */
export function endInWords(start: Date, end: Date, clock: Clock): string {
  const { timeZone } = clock;
  if (!isOnOneDay([start, timeZone], [end, timeZone]))
    return say(msg`It ends on ${{ moment: momentInWords(end, clock) }}.`);
  return say(msg`It ends at ${{ time: hourInWords(end, clock) }}.`);
}
