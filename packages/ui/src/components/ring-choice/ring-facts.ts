import { plural } from '@lingui/core/macro';
import type { Match, MatchFact } from '@skill-exchange/api-client/types';

/** Facts that the drawing shows itself. */
const shown = ['teachesYou', 'wantsYours', 'closesRing', 'rating'];

/** Returns why a ring fits, without what is drawn, and how many others could take a seat. */
export function factsOf({ why, alternatives }: Match): (MatchFact | string)[] {
  const facts = why.filter((fact) => !shown.includes(fact.kind));
  const others = plural(alternatives, { one: '# other member', other: '# other members' });
  return alternatives === 0 ? facts : [...facts, `${others} could take a seat`];
}
