import { flatten, type Page } from './paging.ts';

/** Parts of a list that are read at most, of a thousand entries each. */
const maxParts = 20;

/**
 * A list that the app counts and sorts as a whole, such as one's own sessions. A backend answers a thousand entries at
 * once; `read` goes on where its cursor says. A cursor that leads to itself ends the list.
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
