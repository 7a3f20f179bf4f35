import { useRecommendedUsers, useSomeUsers } from '@skill-exchange/api-client/users';
import { Button } from '@skill-exchange/ui/button';
import { EmptyState } from '@skill-exchange/ui/empty-state';
import { useLink } from '@skill-exchange/ui/link-context';
import { LoadingStatus } from '@skill-exchange/ui/loading-status';
import { SectionHeading } from '@skill-exchange/ui/section-heading';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { useMember } from '../../shared/session/session-context.ts';
import { useMediaQuery } from '../../shared/use-media-query.ts';
import { roomForThree, UserCardSkeletons, UserCards } from './user-cards.tsx';

/** "Explore" stands beside the heading when there are more members than this. */
const exploreAbove = 3;

/** The landing page's members: those who fit the member who reads, or simply some of the community. */
export function RecommendedUsers() {
  const Link = useLink();
  const isMember = useMember() !== null;
  const forMember = useRecommendedUsers({ enabled: isMember });
  const forVisitor = useSomeUsers({ enabled: !isMember });
  const query = isMember ? forMember : forVisitor;
  const shown = useMediaQuery(roomForThree, true) ? 3 : 2;

  return (
    <section aria-labelledby="recommended-users">
      <SectionHeading
        headingId="recommended-users"
        title="Recommended Users"
        className="mb-8"
        end={
          (query.data?.length ?? 0) > exploreAbove ? (
            <Button asChild variant="secondary">
              <Link href={isMember ? paths.recommendedUsers : paths.users}>Explore</Link>
            </Button>
          ) : null
        }
      />
      <QueryView
        query={query}
        loading={
          <LoadingStatus label="Loading...">
            <UserCardSkeletons count={shown} />
          </LoadingStatus>
        }
        failure={isMember ? 'Unable to recommended users' : 'Unable to get recommended users'}
        isEmpty={(users) => users.length === 0}
        empty={<NobodyToRecommend isMember={isMember} />}
      >
        {(users) => <UserCards users={users.slice(0, shown)} featured />}
      </QueryView>
    </section>
  );
}

function NobodyToRecommend({ isMember }: { isMember: boolean }) {
  const Link = useLink();
  return isMember ? (
    <EmptyState
      title="Nobody to recommend yet"
      action={
        <Button asChild variant="learn">
          <Link href={paths.users}>Browse members</Link>
        </Button>
      }
    >
      We look for members who teach what you want to learn. Meet everybody in the meantime.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nobody is here yet"
      action={
        <Button asChild>
          <Link href={paths.signup}>Create an account</Link>
        </Button>
      }
    >
      Be the first to say what you can teach and what you want to learn.
    </EmptyState>
  );
}
