import { byScore, type FoundMatch } from './fill-seats.ts';

/** Nobody appears more than twice in this many first rows. */
const firstRows = 20;
const timesInFirst = 2;

/** Maximum number of members for the same two skills; a filter by skill shows the others. */
const swapsPerPath = 5;

/** Returns the best swap with each member, limited per pair of skills, best first. */
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

/** Sorts matches best first, except that a member's third match comes after the first rows. */
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
