import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { isApiError } from './errors.ts';

/** Errors after which the cache may be wrong: rejected because of a change, or no response at all. */
const contradictions = [0, 403, 404, 409];

/** Resources that depend on members' events and sessions: the calendar, and available hours. */
export const plans = ['calendar', 'availability'] as const;

/**
 * Invalidates queries whose data has changed at the server. TanStack Query restarts a refetch that is under way, but not a first
 * fetch: its response may be older than the change, and would count as fresh. Such a query is invalidated again afterwards.
 */
export function invalidate(client: QueryClient, filters: QueryFilters): void {
  const loading = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void client.invalidateQueries(filters);
  for (const { promise, queryKey } of loading)
    promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => {},
    );
}

/** Invalidates the queries of these resources, by the first part of their query keys. */
export function refresh(client: QueryClient, ...resources: readonly string[]): void {
  for (const resource of resources) invalidate(client, { queryKey: [resource] });
}

/** Returns a mutation's `onError` that refetches resources which another tab or member may have changed. */
export function refreshIfRejected(...resources: readonly string[]) {
  return (error: Error, _input: unknown, _before: unknown, { client }: { client: QueryClient }): void => {
    if (contradictions.some((status) => isApiError(error, status))) refresh(client, ...resources);
  };
}
