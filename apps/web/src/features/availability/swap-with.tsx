import { useOverlap } from '@skill-exchange/api-client/availability';
import type { SkillMatch, User } from '@skill-exchange/api-client/types';
import { FreeTimes } from '@skill-exchange/ui/components/free-times';
import { SwapBand } from '@skill-exchange/ui/components/swap-band';
import { TheirClock } from '@skill-exchange/ui/components/their-clock';
import { usualMinutes } from '@skill-exchange/ui/lib/sessions/session-length';
import { firstName } from '@skill-exchange/ui/lib/texts/display-name';
import { paths } from '../../config/paths.ts';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { useOffers } from '../../lib/use-offers.ts';

/** Days ahead to search for common hours. */
const days = 14;

const useCommonTimes = (userId: string) => useOverlap({ userId, minutes: usualMinutes, days });

type SwapWithProps = { user: User; match: SkillMatch };

/** Skills that the member and another one could swap, and when both are available; each time opens a proposal. */
export function SwapWith({ user: { _id, name }, match }: SwapWithProps) {
  const { data, error } = useCommonTimes(_id);
  useLoggedFailure('Failed to load common hours', error);
  const hasSessions = useOffers('sessions');
  return (
    <SwapBand match={{ learn: match.teaches, teach: match.wants }}>
      {hasSessions ? (
        <FreeTimes
          name={firstName(name)}
          overlap={error === null ? data : null}
          hrefOf={(time) => paths.dashboard.sessionAt(_id, time)}
          hoursHref={paths.availability}
        />
      ) : null}
    </SwapBand>
  );
}

/** The local time of another member; nothing if their zone is unknown. */
export function ClockOf({ userId }: { userId: string }) {
  const { data } = useCommonTimes(userId);
  const timeZone = data?.theirs?.timeZone ?? data?.theirZone;
  return timeZone === undefined ? null : <TheirClock timeZone={timeZone} />;
}
