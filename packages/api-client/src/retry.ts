import { isApiError } from './errors.ts';

const passing: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** For TanStack Query's `retry`: twice more where the fault can pass by itself, never for a refusal. */
export function retryTransient(failureCount: number, error: Error): boolean {
  return failureCount < 2 && isApiError(error) && passing.has(error.status);
}

/** For TanStack Query's `retryDelay`, in ms: what the server asked for, or half a second, then one. 30 s at most. */
export function retryDelay(failureCount: number, error: Error): number {
  const asked = isApiError(error) ? error.retryAfter : undefined;
  return Math.min(asked === undefined ? 500 * 2 ** failureCount : asked * 1000, 30_000);
}
