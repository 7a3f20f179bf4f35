import { inspect, isDeepStrictEqual } from 'node:util';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lists where the bare server's response differs from ours, by the path of the field. */
export function differencesOf(ours: unknown, bare: unknown, path = ''): string[] {
  if (isDeepStrictEqual(ours, bare)) return [];
  const isSameKind = isObject(ours) && isObject(bare) && Array.isArray(ours) === Array.isArray(bare);
  if (!isSameKind) return [`${path || 'all of it'} is ${inspect(bare)}, ours is ${inspect(ours)}`];
  const fields = new Set([...Object.keys(ours), ...Object.keys(bare)]);
  return [...fields].flatMap((field) => {
    const place = path === '' ? field : `${path}.${field}`;
    if (!(field in bare)) return [`${place} is missing, ours is ${inspect(ours[field])}`];
    if (!(field in ours)) return [`${place} is ${inspect(bare[field])}, ours has none`];
    return differencesOf(ours[field], bare[field], place);
  });
}
