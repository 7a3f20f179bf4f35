import type { Call, Caller, OperationId } from './backend.ts';

/** More than a walk through a list takes. */
const maxPages = 600;

/** Every page of a list, along the `Link` header; `entries` finds the list in an answer. */
export async function pagesOf<Entry>(
  caller: Caller,
  id: OperationId,
  call: Call,
  entries: (body: never) => readonly Entry[],
): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  let query: Call['query'] | null = call.query ?? {};
  while (query !== null) {
    if (pages.length === maxPages) throw new Error(`${id} has no last page.`);
    const { status, body, headers } = await caller.call(id, { ...call, query });
    if (status !== 200) throw new Error(`Page ${pages.length + 1} of ${id} was answered ${status}.`);
    pages.push([...entries(body as never)]);
    query = nextOf(headers);
  }
  return pages;
}

/** The query that the `Link` header leads to; null on the last page. */
export function nextOf(headers: Headers): Record<string, string> | null {
  const next = /<([^>]+)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : Object.fromEntries(new URL(next, 'http://backend.invalid').searchParams);
}
