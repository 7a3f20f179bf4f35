import { flatten, type Page } from './paging.ts';

/** Maximum requests for a list, of a thousand entries each. */
const maxParts = 20;

/**
 * Loads a complete list that the app counts and sorts, such as the caller's sessions. A backend
 * returns up to a thousand entries per request; `read` continues at its cursor. A cursor that points to itself ends
 * the list.
 */
export async function readWhole<Item extends { readonly _id: string }>(
  read: (query: { cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const first = await read({});
  const parts = [first];
  for (let cursor = first.next; cursor !== undefined && parts.length < maxParts; ) {
    const part = await read({ cursor });
    parts.push(part);
    cursor = part.next === cursor ? undefined : part.next;
  }
  return parts.length === 1 ? [...first.items] : flatten(parts);
}
