import { t } from '@lingui/core/macro';
import { useRecommendedUsers } from '@skill-exchange/api-client/users';
import { NoRecommendations } from '@skill-exchange/ui/components/no-recommendations';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { SwapRowSkeletons, SwapRows } from './swap-rows.tsx';

/** All members who teach what the member wants to learn, best match first. */
export function AllRecommendedUsers() {
  return (
    <QueryView
      query={useRecommendedUsers()}
      loading={
        <LoadingStatus label={t`Loading...`} labelAbove>
          <SwapRowSkeletons count={6} />
        </LoadingStatus>
      }
      failure={t`Unable to get recommended users`}
      isEmpty={(users) => users.length === 0}
      empty={<NoRecommendations profileHref={paths.dashboard.profile} usersHref={paths.users} />}
    >
      {(users) => <SwapRows users={users} headingLevel={2} />}
    </QueryView>
  );
}
