import type { Match } from '@skill-exchange/api-client/types';

/** Facts that the drawing shows itself. */
const shown = ['teachesYou', 'wantsYours', 'closesRing', 'rating'];

/** Returns why a ring fits, without what is drawn, and how many others could take a seat. */
export function factsOf({ why, alternatives }: Match): string[] {
  const facts = why.filter((fact) => !shown.includes(fact.kind)).map(({ text }) => text);
  const others = alternatives === 1 ? '1 other member' : `${alternatives} other members`;
  return alternatives === 0 ? facts : [...facts, `${others} could take a seat`];
}
