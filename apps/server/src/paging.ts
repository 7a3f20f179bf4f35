import { type RawBuilder, sql } from 'kysely';
import { parseId } from './db/ids.ts';
import { invalid } from './refusals.ts';

/** `limit` undefined means all, as the contract says. */
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

/** What a key is made of: a whole number, an id, or an instant as `toISOString` writes it. */
type Kind = 'number' | 'id' | 'instant';

type KeyOf<Kinds extends Kind[]> = {
  [Index in keyof Kinds]: Kinds[Index] extends 'number' ? number : string;
};

function encode(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * The sort key at which the page before ended, or null at the start.
 *
 * @throws Refusal (400) when the text was not made by `cutPage`.
 */
export function readCursor<const Kinds extends Kind[]>(
  cursor: string | undefined,
  kinds: Kinds,
): KeyOf<Kinds> | null {
  if (cursor === undefined) return null;
  const problem = () => invalid('cursor', 'must be the one that the Link header gave');
  let key: unknown;
  try {
    key = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw problem();
  }
  const fits =
    Array.isArray(key) && key.length === kinds.length && kinds.every((kind, i) => isOfKind(key[i], kind));
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
 * Numbers of rows that pages are read with: just enough for each of the web app's two sizes, and for the largest that
 * the contract allows. Every number is a statement text of its own, and few of those are given names.
 */
const rowCounts = [5, 25, 101];

/** At least one row more than the page needs: it tells whether there is a next one. `cutPage` takes the rest away. */
export function rowsToFetch({ limit }: PageRequest): number | null {
  return limit === undefined ? null : (rowCounts.find((rows) => rows > limit) ?? limit + 1);
}

/**
 * A number of rows for `limit`, written into the statement: a plan made for any number would be one for very many.
 */
export function rowCount(rows: number): RawBuilder<number> {
  return sql.lit(rows);
}

/** Cuts the extra rows off and remembers where the page ended. */
export function cutPage<Row>(rows: Row[], page: PageRequest, keyOf: (row: Row) => Key): Page<Row> {
  if (page.limit === undefined || rows.length <= page.limit) return { rows, nextCursor: null };
  const kept = rows.slice(0, page.limit);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: last === undefined ? null : encode(keyOf(last)) };
}

/** The `Link` header of a page: the same address with the next cursor. No header on the last page. */
export function nextLink(requestUrl: string, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {};
  const url = new URL(requestUrl, 'http://localhost');
  url.searchParams.set('cursor', nextCursor);
  return { link: `<${url.pathname}${url.search}>; rel="next"` };
}
