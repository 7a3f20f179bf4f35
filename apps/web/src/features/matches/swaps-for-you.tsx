import { t } from '@lingui/core/macro';
import { useSomeMatches } from '@skill-exchange/api-client/matches';
import { SwapRowSkeleton } from '@skill-exchange/ui/components/swap-row';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { paths } from '../../config/paths.ts';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { MatchList } from './match-list.tsx';

const shown = 3;

/** The member's three best swaps, above a list of people; renders nothing without any, or after a failure. */
export function SwapsForYou() {
  const { data, error } = useSomeMatches();
  useLoggedFailure('Failed to load swaps', error);
  const matches = data?.matches ?? [];
  if (error !== null || (data !== undefined && matches.length === 0)) return null;
  return (
    <section aria-labelledby="swaps-for-you" className="mb-12">
      <SectionHeading
        headingId="swaps-for-you"
        title={t`Swaps for you`}
        className="mb-5"
        end={
          matches.length > shown ? (
            <ButtonLink href={paths.matches} variant="quiet">
              {t`See all`}
            </ButtonLink>
          ) : null
        }
      />
      {data === undefined ? (
        <LoadingStatus label={t`Looking for swaps...`} labelHidden>
          <div className="grid gap-4">
            <SwapRowSkeleton />
            <SwapRowSkeleton />
            <SwapRowSkeleton />
          </div>
        </LoadingStatus>
      ) : (
        <MatchList matches={matches.slice(0, shown)} />
      )}
    </section>
  );
}
