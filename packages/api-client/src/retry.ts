import { isApiError } from './errors.ts';

const passing: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** The longest `Retry-After` to wait for, in seconds. After a longer one the error is shown immediately. */
const longestWait = 5;

/** Implements TanStack Query's `retry`: twice for faults that may be temporary, never for a 4xx. */
export function retryTransient(failureCount: number, error: Error): boolean {
  if (failureCount >= 2 || !isApiError(error)) return false;
  return passing.has(error.status) && (error.retryAfter ?? 0) <= longestWait;
}

/** Implements TanStack Query's `retryDelay`, in ms: the server's Retry-After, or half a second, then one. */
export function retryDelay(failureCount: number, error: Error): number {
  const asked = isApiError(error) ? error.retryAfter : undefined;
  return asked === undefined ? 500 * 2 ** failureCount : asked * 1000;
}
