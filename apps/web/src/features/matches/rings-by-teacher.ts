import type { Match } from '@skill-exchange/api-client/types';

/** Groups rings, best first, by their teacher; of several with the same members in between, only the best. */
export function ringsByTeacher(rings: readonly Match[]): [Match, ...Match[]][] {
  const groups = new Map<string, [Match, ...Match[]]>();
  for (const ring of rings) {
    const teacher = ring.seats.at(-1)?.member._id ?? '';
    const group = groups.get(teacher);
    if (group === undefined) groups.set(teacher, [ring]);
    else if (!group.some((other) => closersOf(other) === closersOf(ring))) group.push(ring);
  }
  return [...groups.values()];
}

const closersOf = ({ seats }: Match) =>
  seats
    .slice(1, -1)
    .map(({ member }) => member._id)
    .join(' ');
