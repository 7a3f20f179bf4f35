import { useOverlap } from '@skill-exchange/api-client/availability';
import { useUser } from '@skill-exchange/api-client/users';
import { usualMinutes } from '@skill-exchange/ui/lib/sessions/session-length';

/** Days of available hours to load, for a member's time zone. */
const days = 7;

/** Information about the other member on a session's page; empty until loaded. */
export function useOther(
  userId: string,
  isAhead: boolean,
): { rating: number | undefined; timeZone: string | undefined } {
  const { data: user } = useUser(userId);
  const { data: overlap } = useOverlap({ userId, minutes: usualMinutes, days }, { enabled: isAhead });
  return { rating: user?.rating, timeZone: overlap?.theirs?.timeZone ?? overlap?.theirZone };
}
