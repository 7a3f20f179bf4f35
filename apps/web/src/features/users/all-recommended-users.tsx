import { useRecommendedUsers } from '@skill-exchange/api-client/users';
import { NoPeopleArt } from '@skill-exchange/ui/components/illustration';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { UserCardSkeletons } from './user-cards.tsx';
import { UserList } from './user-list.tsx';

/** All members who teach what the member wants to learn, best match first. */
export function AllRecommendedUsers() {
  return (
    <QueryView
      query={useRecommendedUsers()}
      loading={
        <LoadingStatus label="Loading..." labelAbove>
          <UserCardSkeletons count={6} />
        </LoadingStatus>
      }
      failure="Unable to get recommended users"
      isEmpty={(users) => users.length === 0}
      empty={
        <EmptyState
          title="No one to recommend yet"
          illustration={<NoPeopleArt />}
          action={
            <>
              <ButtonLink href={paths.dashboard.profile} variant="learn">
                Add skills
              </ButtonLink>
              <ButtonLink href={paths.users} variant="secondary">
                Browse members
              </ButtonLink>
            </>
          }
        >
          We match you with members who teach what you want to learn. Add skills to your list, or meet everyone.
        </EmptyState>
      }
    >
      {(users) => <UserList users={users} />}
    </QueryView>
  );
}
