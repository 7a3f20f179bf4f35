import { useOverlap } from '@skill-exchange/api-client/availability';
import { usualMinutes } from '@skill-exchange/ui/lib/sessions/session-length';

/** Days ahead to search for common hours. */
const days = 14;

/** Returns the next time that suits the member and another one: null without one, undefined if either has no hours. */
export function useNextFree(userId: string, gate: { enabled: boolean }): string | null | undefined {
  const { data } = useOverlap({ userId, minutes: usualMinutes, days }, gate);
  return data?.yours && data.theirs ? (data.times[0] ?? null) : undefined;
}
