import { plural, t } from '@lingui/core/macro';
import { commaList } from '../../lib/texts/list-words.ts';
import { numberWords } from '../../lib/texts/number-words.ts';

/** The backend counts up to this number. */
const mostCounted = 1_000;

/** The members, events and sessions of a skill: "37 members, 4 events". What there is none of is left out, except members. */
export function usesInWords({ members, events, sessions = 0 }: { members: number; events: number; sessions?: number }) {
  return commaList([
    memberWords(members),
    ...(events > 0 ? [eventWords(events)] : []),
    ...(sessions > 0 ? [sessionWords(sessions)] : []),
  ]);
}

function memberWords(count: number): string {
  if (count === mostCounted) return t`${{ count: numberWords(count) }} or more members`;
  return plural(count, { one: '# member', other: '# members' });
}

function eventWords(count: number): string {
  if (count === mostCounted) return t`${{ count: numberWords(count) }} or more events`;
  return plural(count, { one: '# event', other: '# events' });
}

function sessionWords(count: number): string {
  if (count === mostCounted) return t`${{ count: numberWords(count) }} or more sessions`;
  return plural(count, { one: '# session', other: '# sessions' });
}
