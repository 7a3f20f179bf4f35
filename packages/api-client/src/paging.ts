/** One page of a growing list, and the cursor of the next page, if any. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | undefined;
}

/** Entries per page: full rows in grids of one, two, three and four columns. */
export const pageSize = 24;

/** The size of a preview: three entries to show, and a fourth that shows whether there are more. */
export const previewLimit = 4;

/** Returns the query parameters of a page. The first one has no cursor. */
export function pageQuery(cursor: string | undefined): { limit: number; cursor?: string } {
  return cursor === undefined ? { limit: pageSize } : { limit: pageSize, cursor };
}

/**
 * Creates a page from a response. A backend without paging sends no `Link` and all entries: one page,
 * with no next.
 */
export function toPage<Item>(items: readonly Item[], response: Response): Page<Item> {
  return { items, next: nextCursor(response.headers.get('Link')) };
}

/** Lists of up to this many pages are refetched completely, in the background, whenever they may have changed. */
const fewPages = 3;

/** The fields of a query about the loaded part of its list. */
interface PagedQuery {
  readonly state: {
    readonly data?: { readonly pages: readonly unknown[] } | undefined;
    readonly isInvalidated: boolean;
  };
}

/** Returning to a long list shows the cached pages; only the user's own change refetches them all. */
function mayReadAgain({ state }: PagedQuery): boolean {
  return state.isInvalidated || (state.data?.pages.length ?? 0) <= fewPages;
}

/** Options of every paged query. A cursor that points to itself ends the list; otherwise it would load forever. */
export const paged = {
  refetchOnMount: mayReadAgain,
  refetchOnWindowFocus: mayReadAgain,
  // Also fresh queries: the page may show data from before the network was lost.
  refetchOnReconnect: (query: PagedQuery) => mayReadAgain(query) && ('always' as const),
  // Keeps a list cached after leaving it, for Back; in milliseconds.
  gcTime: 30 * 60_000,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: Page<unknown>, _pages: unknown, cursor: string | undefined) =>
    last.next === cursor ? undefined : last.next,
};

/** Returns all loaded entries without duplicates: one that moved between two requests may be on two pages. */
export function flatten<Item extends { readonly _id: string }>(pages: readonly Page<Item>[]): Item[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item._id, item] as const))).values()];
}

/** Returns the `cursor` in the URL that a Link header marks as rel="next". */
export function nextCursor(link: string | null): string | undefined {
  return nextQuery(link)?.get('cursor') ?? undefined;
}

/** Whether the list has more pages. */
export function hasNext({ headers }: Response): boolean {
  return nextQuery(headers.get('Link')) !== undefined;
}

/** Returns the query of the URL that a Link header (RFC 8288) marks as rel="next". */
function nextQuery(link: string | null): URLSearchParams | undefined {
  for (const [, target = '', parameters = ''] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\s*rel\s*=\s*(?:next\b|"(?:[^"]*\s)?next(?:\s[^"]*)?")/i.test(parameters)) continue;
    return new URLSearchParams(target.split('?')[1]?.split('#')[0]);
  }
  return undefined;
}
