import type { Match } from '@skill-exchange/api-client/types';

/** Groups rings, best first, by what the member learns and from whom. */
export function ringsByTeacher(rings: readonly Match[]): [Match, ...Match[]][] {
  const groups = new Map<string, [Match, ...Match[]]>();
  for (const ring of rings) {
    const teacher = ring.seats.at(-1);
    const about = `${teacher?.member._id} ${teacher?.gives._id}`;
    const group = groups.get(about);
    if (group === undefined) groups.set(about, [ring]);
    else group.push(ring);
  }
  return [...groups.values()];
}
