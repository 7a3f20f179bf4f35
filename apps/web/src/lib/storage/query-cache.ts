import {
  type DehydratedState,
  dehydrate,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

type Options = {
  /** Only these queries; default: all. */
  keys?: readonly QueryKey[];
  /** Without timestamps, the same data give the same text. */
  withTimes: boolean;
};

/** Serializes the data of a query cache. */
export function dehydrateCache(queryClient: QueryClient, { keys, withTimes }: Options): string {
  const isKept = (hash: string) => keys === undefined || keys.some((key) => hashKey(key) === hash);
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state, queryHash }) => state.data !== undefined && isKept(queryHash),
  });
  return JSON.stringify({ queries }, (name, value) =>
    !withTimes && (name === 'dataUpdatedAt' || name === 'dehydratedAt') ? undefined : value,
  );
}

/** Fills a query cache from `dehydrateCache`. Data without a timestamp are as old as this document. */
export function hydrateCache(queryClient: QueryClient, text: string): void {
  const state: DehydratedState = JSON.parse(text);
  for (const query of state.queries) query.state.dataUpdatedAt ??= Date.now();
  hydrate(queryClient, state);
}
