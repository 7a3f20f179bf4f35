import { type MatchFilter, useMatches } from '@skill-exchange/api-client/matches';
import { NoMatches } from '@skill-exchange/ui/components/no-matches';
import { SwapRowSkeleton } from '@skill-exchange/ui/components/swap-row';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { paths } from '../../config/paths.ts';
import { LoadMore } from '../../lib/load-more.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { MatchList } from './match-list.tsx';

const failure = 'Unable to get your swaps';
const loadingText = 'Looking for swaps...';

/** Swaps and rings for the member, best first, page by page. */
export function AllMatches({ filter }: { filter: MatchFilter }) {
  const query = useMatches(filter);
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={loadingText} labelAbove>
          <div className="grid gap-4">
            <SwapRowSkeleton />
            <SwapRowSkeleton />
            <SwapRowSkeleton />
          </div>
        </LoadingStatus>
      }
      failure={failure}
    >
      {({ matches, missing, unlock }) =>
        matches.length === 0 ? (
          <NoMatches
            missing={missing}
            unlock={unlock}
            isFiltered={Object.keys(filter).length > 0}
            profileHref={paths.dashboard.profile}
            usersHref={paths.users}
          />
        ) : (
          <>
            <MatchList matches={matches} withHeadings />
            <LoadMore pages={query} loadingText={loadingText} failure={failure} />
          </>
        )
      }
    </QueryView>
  );
}
