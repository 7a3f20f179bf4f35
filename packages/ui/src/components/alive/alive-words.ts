import { t } from '@lingui/core/macro';
import type { CommunityWeek } from '@skill-exchange/api-client/types';
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
  return people === null ? 'under 5' : numberWords(people);
}

export interface Change {
  words: string;
  direction?: 'up' | 'down';
}

/** Returns the change from the week before; undefined if one of the two numbers is not shown. */
export function changeOf(now: People, before: People): Change | undefined {
  if (now === null && before === null) return { words: t`as the week before` };
  if (typeof now !== 'number' || typeof before !== 'number') return undefined;
  if (now === before) return { words: t`as the week before` };
  return now > before
    ? { words: t`${numberWords(now - before)} more`, direction: 'up' }
    : { words: t`${numberWords(before - now)} fewer`, direction: 'down' };
}

/** Returns '5 h 20 min', '40 min' or '2 days 3 h'. */
export function waitWords(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return [`${days} ${days === 1 ? 'day' : 'days'}`, ...(hours > 0 ? [`${hours} h`] : [])].join(' ');
  if (hours === 0) return `${rest} min`;
  return [`${hours} h`, ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
}

export const answerWords = { yes: 'Yes.', barely: 'Barely.', no: 'No.', begins: 'It begins.' };

/** Returns the answer of a week, which may be newer than this code. */
export const answerOf = ({ answer }: CommunityWeek): string => answerWords[answer] ?? '';

/** Returns the sentences that follow the answer: the three numbers that say why. */
export function whyWords(week: CommunityWeek, before: CommunityWeek | undefined): string {
  const change = changeOf(week.came, before?.came);
  const against = change?.direction === undefined ? '' : `, ${change.words} than the week before`;
  const came =
    week.came === undefined
      ? `The community had ${numberWords(week.members)} ${week.members === 1 ? 'member' : 'members'}.`
      : `${capital(peopleWords(week.came))} of ${numberWords(week.members)} members came${against}.`;
  const { held } = week.events;
  const sessions = `${peopleWords(week.held)} ${week.held === 1 ? 'session' : 'sessions'}`;
  return `${came} They held ${sessions} and ${numberWords(held)} ${held === 1 ? 'event' : 'events'}.`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
