import { useOverlap } from '@skill-exchange/api-client/availability';
import { useUser } from '@skill-exchange/api-client/users';
import { usualMinutes } from '@skill-exchange/ui/lib/session-length';

/** Days of common hours that are read for the zone of a member. */
const days = 7;

/** What a session's page says of the other member besides their name; nothing until it is known. */
export function useOther(
  userId: string,
  isAhead: boolean,
): { rating: number | undefined; timeZone: string | undefined } {
  const { data: user } = useUser(userId);
  const { data: overlap } = useOverlap({ userId, minutes: usualMinutes, days }, { enabled: isAhead });
  return { rating: user?.rating, timeZone: overlap?.theirs?.timeZone ?? overlap?.theirZone };
}
