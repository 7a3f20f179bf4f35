import type { Call, Caller, OperationId } from './backend.ts';

/** Limit against endless lists: more than any list has. */
const maxPages = 600;

/**
 * Returns every page of a list, following the `Link` header; `entries` finds the list in a response.
 *
 * @param isEnough stops at a page: for lists that also have entries of others, and may be long
 */
export async function pagesOf<Entry>(
  caller: Caller,
  id: OperationId,
  call: Call,
  entries: (body: never) => readonly Entry[],
  isEnough: (found: readonly Entry[]) => boolean = () => false,
): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  let query: Call['query'] | null = call.query ?? {};
  while (query !== null) {
    if (pages.length === maxPages) throw new Error(`${id} has no last page.`);
    const { status, body, headers } = await caller.call(id, { ...call, query });
    if (status !== 200) throw new Error(`Page ${pages.length + 1} of ${id} was answered ${status}.`);
    pages.push([...entries(body as never)]);
    query = isEnough(pages.flat()) ? null : nextOf(headers);
  }
  return pages;
}

/** Returns the query of the `Link` header's next page; null on the last page. */
export function nextOf(headers: Headers): Record<string, string> | null {
  const next = /<([^>]+)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : Object.fromEntries(new URL(next, 'http://backend.invalid').searchParams);
}
