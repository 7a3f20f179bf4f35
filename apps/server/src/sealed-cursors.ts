import { invalidCursor } from './paging.ts';
import { createSeal } from './seal.ts';

/**
 * Encrypts the cursors that clients get. A cursor has the sort key of an entry, which may say more than its reader may
 * know, such as the week in which a member was last active; one that clients could write would find it out step by step.
 */
export interface SealedCursors {
  /** Returns a query with its cursor opened. @throws ApiError (400) for a cursor that this list did not give. */
  open<Query extends object>(query: Query, list: string): Query;
  /** Returns response headers with the cursor of `Link` sealed. */
  seal(headers: Record<string, string> | undefined, list: string): Record<string, string> | undefined;
}

/** Longer than any key, so that the length of a cursor says nothing. */
const paddedLength = 96;

const cursorInLink = /(?<=[?&]cursor=)[^&>]+/;

/** @param secrets the current secret first; cursors of the previous one still open */
export function createSealedCursors(secrets: readonly [current: string, previous: string | null]): SealedCursors {
  const seals = secrets
    .filter((secret) => secret !== null)
    .map((secret) => createSeal(secret, 'cursors of lists', { isRepeatable: true }));
  const openText = (sealed: string, list: string): string => {
    for (const seal of seals) {
      const text = seal.open(sealed, list);
      if (text !== null) return text;
    }
    throw invalidCursor();
  };
  return {
    open: (query, list) =>
      'cursor' in query && typeof query.cursor === 'string'
        ? { ...query, cursor: openText(query.cursor, list) }
        : query,
    seal: (headers, list) => {
      const link = headers?.link?.replace(cursorInLink, (cursor) => {
        const padded = decodeURIComponent(cursor).padEnd(paddedLength);
        return seals[0]?.close(padded, list) ?? '';
      });
      return link === undefined ? headers : { ...headers, link };
    },
  };
}
