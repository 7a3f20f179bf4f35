import { byScore, type FoundMatch } from './fill-seats.ts';

/** Rows of the list's beginning in which nobody is more than twice. */
const firstRows = 20;
const timesInFirst = 2;

/** Different members of one way to swap: a filter by skill shows the others. */
const swapsPerPath = 5;

/** The best swap with each member, and of each pair of skills only some. Best first. */
export function bestSwaps(found: readonly FoundMatch[], perPath: number = swapsPerPath): FoundMatch[] {
  const members = new Set<number>();
  const paths = new Map<string, number>();
  return found.toSorted(byScore).filter(({ people: [, partner], path }) => {
    const name = path.join(' ');
    const times = paths.get(name) ?? 0;
    if (partner === undefined || members.has(partner.seq) || times >= perPath) return false;
    members.add(partner.seq);
    paths.set(name, times + 1);
    return true;
  });
}

/** Best first, but nobody more than twice among the first rows: whose third match it would be comes after them. */
export function arrange(found: readonly FoundMatch[], rows: number): FoundMatch[] {
  const times = new Map<number, number>();
  const first: FoundMatch[] = [];
  const later: FoundMatch[] = [];
  for (const match of found.toSorted(byScore)) {
    const others = match.people.slice(1);
    const isFree = others.every(({ seq }) => (times.get(seq) ?? 0) < timesInFirst);
    if (first.length >= firstRows || !isFree) {
      later.push(match);
      continue;
    }
    first.push(match);
    for (const { seq } of others) times.set(seq, (times.get(seq) ?? 0) + 1);
  }
  return [...first, ...later].slice(0, rows);
}
