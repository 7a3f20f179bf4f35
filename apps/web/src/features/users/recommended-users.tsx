import type { User } from '@skill-exchange/api-client/types';
import { useRecommendedUsers, useSomeUsers } from '@skill-exchange/api-client/users';
import { NoFeaturedUsers } from '@skill-exchange/ui/components/no-featured';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { UserCardSkeletons, UserCards } from './user-cards.tsx';

/** "Explore" shows next to the heading when there are more members than this. */
const exploreAbove = 3;

/** Cards on the landing page; small screens show one less. */
const shown = 3;

/** The landing page's members: some of the community, or a logged-in member's matches if there are any. */
export function RecommendedUsers({ isCompact = false }: { isCompact?: boolean }) {
  const member = useMember();
  const isMember = member !== null;
  const forMember = useRecommendedUsers({ enabled: isMember });
  const isMatched = isMember && forMember.data?.length !== 0;
  const forVisitor = useSomeUsers({ enabled: !isMatched });
  const query = isMatched ? forMember : forVisitor;
  const others = (users: readonly User[]) => users.filter(({ _id }) => _id !== member?.userId);

  return (
    <section aria-labelledby="recommended-users">
      <SectionHeading
        headingId="recommended-users"
        title="Recommended Users"
        scale={isCompact ? 'panel' : 'page'}
        className="mb-6"
        end={
          (query.data?.length ?? 0) > exploreAbove ? (
            <ButtonLink href={isMatched ? paths.recommendedUsers : paths.users} variant="secondary">
              Explore
            </ButtonLink>
          ) : null
        }
      />
      <QueryView
        query={query}
        loading={
          <LoadingStatus label="Loading...">
            <UserCardSkeletons count={shown} featured isRow={isCompact} />
          </LoadingStatus>
        }
        failure={isMatched ? 'Unable to recommended users' : 'Unable to get recommended users'}
        isEmpty={(users) => others(users).length === 0}
        empty={<NoFeaturedUsers usersHref={isMember ? paths.users : null} signUpHref={paths.signup} />}
      >
        {(users) => <UserCards users={others(users).slice(0, shown)} featured isRow={isCompact} />}
      </QueryView>
    </section>
  );
}
