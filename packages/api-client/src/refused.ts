import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from './errors.ts';

/** Refusals that say: it is not as you see it; and no answer at all, where nobody knows whether it was done. */
const contradictions = [0, 403, 404, 409];

/** A mutation's `onError` that reads again what a refusal contradicts: it was changed from another tab, or by another member. */
export function whenRefused(refresh: (client: QueryClient) => void) {
  return (error: Error, _input: unknown, _before: unknown, { client }: { client: QueryClient }): void => {
    if (contradictions.some((status) => isApiError(error, status))) refresh(client);
  };
}
