import { plural } from '@lingui/core/macro';
import type { Match, MatchFact } from '@skill-exchange/api-client/types';

/** Facts that the drawing shows itself. */
const shown = ['teachesYou', 'wantsYours', 'closesRing', 'rating'];

/** Returns why a ring fits, without what is drawn, and how many others could take a seat. */
export function factsOf({ why, alternatives }: Match): (MatchFact | string)[] {
  const facts = why.filter((fact) => !shown.includes(fact.kind));
  if (alternatives === 0) return facts;
  return [
    ...facts,
    plural(alternatives, { one: '# other member could take a seat', other: '# other members could take a seat' }),
  ];
}
