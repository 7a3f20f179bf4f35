import { type RawBuilder, sql } from 'kysely';
import { invalid } from './api-errors.ts';
import { parseId } from './db/ids.ts';

/** The paging parameters of a list. */
export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  /** Where the next page starts; null on the last one. */
  nextCursor: string | null;
}

type Key = (string | number)[];

/** Parts of a key: a whole number, an id, or an instant in ISO format. */
type Kind = 'number' | 'id' | 'instant';

type KeyOf<Kinds extends Kind[]> = {
  [Index in keyof Kinds]: Kinds[Index] extends 'number' ? number : string;
};

/** Rows of an answer at most, as the contract says, and the bytes after which it ends. */
const maxRows = 1_000;
const maxBytes = 1_000_000;

/** Rows that are read at once: between two batches other calls have their turn. */
export const batchRows = 100;

/** A list by the key that it is sorted by. */
export interface List<Row, Kinds extends Kind[]> {
  kinds: Kinds;
  keyOf: (row: Row) => KeyOf<Kinds>;
  /** Returns at most `rows` rows after a key, or from the start. */
  read: (after: KeyOf<Kinds> | null, rows: number) => Promise<Row[]>;
}

/**
 * A page of a list: as many rows as asked for, or up to the contract's bound, and fewer where they have more bytes than
 * an answer should.
 *
 * @throws ApiError (400) for a cursor that no page gave.
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

function encode(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The sort key at which the page before ended, or null at the start. */
function readCursor<Kinds extends Kind[]>(cursor: string | undefined, kinds: Kinds): KeyOf<Kinds> | null {
  if (cursor === undefined) return null;
  const problem = () => invalid('cursor', 'must be the one that the Link header gave');
  let key: unknown;
  try {
    key = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw problem();
  }
  const fits = Array.isArray(key) && key.length === kinds.length && kinds.every((kind, i) => isOfKind(key[i], kind));
  if (!fits) throw problem();
  return key as KeyOf<Kinds>;
}

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  if (kind === 'id') return parseId(value) === value;
  // Of a year that databases know too.
  return /^[1-9]\d{3}-/.test(value) && new Date(value).toJSON() === value;
}

/**
 * Numbers of rows that pages are read with: just enough for each of the web app's two sizes, and for a batch, which is
 * the largest limit of the contract. Every number is a statement text of its own, and few of those are given names.
 */
const rowCounts = [5, 25, batchRows + 1];

/** Rows to read: one more than the page needs, which shows whether there is a next page. */
export function rowsToFetch(wanted: number): number {
  return rowCounts.find((rows) => rows > wanted) ?? wanted + 1;
}

/**
 * A number of rows for `limit`, written into the statement: a plan made for any number would be one for very many.
 */
export function rowCount(rows: number): RawBuilder<number> {
  return sql.lit(rows);
}

/** The `Link` header of a page: the same address with the next cursor. No header on the last page. */
export function nextLink(requestUrl: string, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {};
  return linkWith(requestUrl, 'cursor', nextCursor);
}

/** A `Link` header that leads to the same address with another value of one query parameter. */
export function linkWith(requestUrl: string, name: string, value: string): Record<string, string> {
  const url = new URL(requestUrl, 'http://localhost');
  url.searchParams.set(name, value);
  return { link: `<${url.pathname}${url.search}>; rel="next"` };
}
