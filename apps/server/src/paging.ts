import { type RawBuilder, sql } from 'kysely';
import { type ApiError, invalid } from './api-errors.ts';
import { parseId } from './db/ids.ts';

/** The paging parameters of a list. */
export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  /** Where the next page starts; null on the last one. Clients get it sealed (see sealed-cursors.ts). */
  nextCursor: string | null;
}

type Key = (string | number)[];

/** Types of a key's parts: a whole number, an id, or an instant in ISO format. */
type Kind = 'number' | 'id' | 'instant';

type KeyOf<Kinds extends Kind[]> = {
  [Index in keyof Kinds]: Kinds[Index] extends 'number' ? number : string;
};

/** The contract's maximum of rows in a response, and the number of bytes after which it ends. */
const maxRows = 1_000;
const maxBytes = 1_000_000;

/** Rows that are read at once: other requests run between two batches. */
export const batchRows = 100;

/** A list and the key that it is sorted by. */
export interface List<Row, Kinds extends Kind[]> {
  kinds: Kinds;
  keyOf: (row: Row) => KeyOf<Kinds>;
  /** Returns at most `rows` rows after a key, or from the start. */
  read: (after: KeyOf<Kinds> | null, rows: number) => Promise<Row[]>;
}

/**
 * Reads a page: up to `limit` rows, or the contract's maximum, and fewer if they exceed the bytes of a
 * response.
 *
 * @throws ApiError (400) for a cursor that no page returned.
 */
export async function readPage<Row, const Kinds extends Kind[]>(
  { limit = maxRows, cursor }: PageRequest,
  { kinds, keyOf, read }: List<Row, Kinds>,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  let bytes = 0;
  for (let after = readCursor(cursor, kinds); ; ) {
    const wanted = Math.min(batchRows, limit - rows.length);
    const found = await read(after, rowsToFetch(wanted));
    for (const row of found.slice(0, wanted)) {
      bytes += Buffer.byteLength(JSON.stringify(row));
      const last = rows.at(-1);
      if (last !== undefined && bytes > maxBytes) return { rows, nextCursor: encode(keyOf(last)) };
      rows.push(row);
    }
    const last = rows.at(-1);
    if (found.length <= wanted || last === undefined) return { rows, nextCursor: null };
    after = keyOf(last);
    if (rows.length >= limit) return { rows, nextCursor: encode(after) };
  }
}

const encode = (key: Key): string => JSON.stringify(key);

/** The error for a cursor that no page returned. */
export function invalidCursor(): ApiError {
  return invalid('cursor', 'must be the one that the Link header gave');
}

/** Parses the sort key of the previous page's last row; null at the start. */
function readCursor<Kinds extends Kind[]>(cursor: string | undefined, kinds: Kinds): KeyOf<Kinds> | null {
  if (cursor === undefined) return null;
  let key: unknown;
  try {
    key = JSON.parse(cursor);
  } catch {
    throw invalidCursor();
  }
  const fits = Array.isArray(key) && key.length === kinds.length && kinds.every((kind, i) => isOfKind(key[i], kind));
  if (!fits) throw invalidCursor();
  return key as KeyOf<Kinds>;
}

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  if (kind === 'id') return parseId(value) === value;
  // A year that databases support.
  return /^[1-9]\d{3}-/.test(value) && new Date(value).toJSON() === value;
}

/**
 * Row counts of a page: just enough for the web app's two sizes and for a batch, which is the
 * contract's largest limit. Every number makes a separate statement text, and only a limited number of texts gets a
 * name.
 */
const rowCounts = [5, 25, batchRows + 1];

/** Returns the rows to read: one more than the page needs, which shows whether there is a next page. */
export function rowsToFetch(wanted: number): number {
  return rowCounts.find((rows) => rows > wanted) ?? wanted + 1;
}

/** Writes the number of rows for `limit` into the statement: a generic plan would expect very many. */
export function rowCount(rows: number): RawBuilder<number> {
  return sql.lit(rows);
}

/** Returns the `Link` header of a page, with the next cursor; no header on the last page. */
export function nextLink(requestUrl: string, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {};
  return linkWith(requestUrl, 'cursor', nextCursor);
}

/** Returns a `Link` header to the same URL with another value of one query parameter. */
export function linkWith(requestUrl: string, name: string, value: string): Record<string, string> {
  const url = new URL(requestUrl, 'http://localhost');
  url.searchParams.set(name, value);
  return { link: `<${url.pathname}${url.search}>; rel="next"` };
}
