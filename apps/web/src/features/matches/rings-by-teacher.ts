import type { Match } from '@skill-exchange/api-client/types';

/**
 * Groups rings, best first, by their teacher; of several with the same members in between, only the best. A ring that is
 * not saved is left out if its teacher swaps with the member alone.
 */
export function ringsByTeacher(matches: readonly Match[]): [Match, ...Match[]][] {
  const alone = new Set(matches.filter(({ kind }) => kind === 'swap').map(teacherOf));
  const groups = new Map<string, [Match, ...Match[]]>();
  for (const ring of matches) {
    const teacher = teacherOf(ring);
    if (ring.kind !== 'ring' || (alone.has(teacher) && !ring.isSaved)) continue;
    const group = groups.get(teacher);
    if (group === undefined) groups.set(teacher, [ring]);
    else if (!group.some((other) => closersOf(other) === closersOf(ring))) group.push(ring);
  }
  return [...groups.values()];
}

/** The last one teaches the member. */
const teacherOf = ({ seats }: Match) => seats.at(-1)?.member._id ?? '';

const closersOf = ({ seats }: Match) =>
  seats
    .slice(1, -1)
    .map(({ member }) => member._id)
    .join(' ');
