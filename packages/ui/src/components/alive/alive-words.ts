import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { CommunityWeek } from '@skill-exchange/api-client/types';
import { i18n } from '../../lib/texts/i18n.ts';
import { numberWords } from '../../lib/texts/number-words.ts';
import { formatterByZone } from '../../lib/time/date-time.ts';

/** A number of people, null for 1 to 4, undefined if it was not counted. */
export type People = number | null | undefined;

const dayIn = formatterByZone({ month: 'short', day: 'numeric' });
const weekMs = 6 * 24 * 3_600_000;

/** Returns 'Nov 16' of '2026-11-16'. */
export const dayWords = (startsOn: string): string => dayIn('UTC').format(Date.parse(startsOn));

/** Returns 'Nov 16 – Nov 22' of the week that begins on '2026-11-16'. */
export const weekWords = (startsOn: string): string =>
  `${dayWords(startsOn)} – ${dayIn('UTC').format(Date.parse(startsOn) + weekMs)}`;

/** Returns '1,287', 'under 5' or '–'. */
export function peopleWords(people: People): string {
  if (people === undefined) return '–';
  return people === null ? t`under 5` : numberWords(people);
}

export interface Change {
  /** '12 more'. */
  words: string;
  /** '12 more than the week before'. */
  longWords: string;
  direction?: 'up' | 'down';
}

/** Returns the change from the week before; undefined if one of the two numbers is not shown. */
export function changeOf(now: People, before: People): Change | undefined {
  const isSame = now === before && now !== undefined;
  if (isSame) return { words: t`as the week before`, longWords: t`as the week before` };
  if (typeof now !== 'number' || typeof before !== 'number') return undefined;
  const difference = Math.abs(now - before);
  return now > before
    ? {
        words: plural(difference, { one: '# more', other: '# more' }),
        longWords: plural(difference, { one: '# more than the week before', other: '# more than the week before' }),
        direction: 'up',
      }
    : {
        words: plural(difference, { one: '# fewer', other: '# fewer' }),
        longWords: plural(difference, { one: '# fewer than the week before', other: '# fewer than the week before' }),
        direction: 'down',
      };
}

/** Returns '5 h 20 min', '40 min' or '2 days 3 h'. */
export function waitWords(wait: number): string {
  const [days, hours, minutes] = [Math.floor(wait / 1440), Math.floor((wait % 1440) / 60), wait % 60];
  if (days > 0) {
    const inDays = plural(days, { one: '# day', other: '# days' });
    return hours > 0 ? t`${inDays} ${hours} h` : inDays;
  }
  if (hours === 0) return t`${minutes} min`;
  return minutes > 0 ? t`${hours} h ${minutes} min` : t`${hours} h`;
}

const answers: Record<CommunityWeek['answer'], MessageDescriptor> = {
  yes: msg`Yes.`,
  barely: msg`Barely.`,
  no: msg`No.`,
  begins: msg`It begins.`,
};

/** Returns the answer of a week, which may be newer than this code. */
export const answerOf = ({ answer }: CommunityWeek): string =>
  answers[answer] === undefined ? '' : i18n._(answers[answer]);

/** Returns the sentences that follow the answer: the three numbers that say why. */
export const whyWords = (week: CommunityWeek, before: CommunityWeek | undefined): string =>
  `${cameWords(week, before?.came)} ${heldWords(week)}`;

function cameWords({ came, members }: CommunityWeek, before: People): string {
  if (came === undefined)
    return plural(members, { one: 'The community had # member.', other: 'The community had # members.' });
  const all = numberWords(members);
  if (came === null) return t`Under 5 of ${all} members came.`;
  const direction = changeOf(came, before)?.direction;
  const difference = numberWords(Math.abs(came - (before ?? 0)));
  if (direction === 'up')
    return plural(came, {
      one: `# of ${all} members came, ${difference} more than the week before.`,
      other: `# of ${all} members came, ${difference} more than the week before.`,
    });
  if (direction === 'down')
    return plural(came, {
      one: `# of ${all} members came, ${difference} fewer than the week before.`,
      other: `# of ${all} members came, ${difference} fewer than the week before.`,
    });
  return plural(came, { one: `# of ${all} members came.`, other: `# of ${all} members came.` });
}

function heldWords({ held: sessions, events: { held: events } }: CommunityWeek): string {
  if (sessions === null)
    return plural(events, {
      one: 'They held under 5 sessions and # event.',
      other: 'They held under 5 sessions and # events.',
    });
  const ofSessions = plural(sessions, { one: '# session', other: '# sessions' });
  return plural(events, {
    one: `They held ${ofSessions} and # event.`,
    other: `They held ${ofSessions} and # events.`,
  });
}
