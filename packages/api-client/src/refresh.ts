import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from './errors.ts';

/** Errors after which the cache may be wrong: rejected because something changed, or no answer at all. */
const contradictions = [0, 403, 404, 409];

/** What shows the events and sessions of members: the calendar, and the hours that suit two of them. */
export const plans = ['calendar', 'availability'] as const;

/** Invalidates the queries of these resources, whose names their query keys begin with. */
export function refresh(client: QueryClient, ...resources: readonly string[]): void {
  for (const resource of resources) void client.invalidateQueries({ queryKey: [resource] });
}

/** A mutation's `onError` that reads resources again which another tab or member may have changed. */
export function refreshIfRejected(...resources: readonly string[]) {
  return (error: Error, _input: unknown, _before: unknown, { client }: { client: QueryClient }): void => {
    if (contradictions.some((status) => isApiError(error, status))) refresh(client, ...resources);
  };
}
