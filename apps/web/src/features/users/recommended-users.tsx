import { t } from '@lingui/core/macro';
import { useSomeUsers } from '@skill-exchange/api-client/users';
import { NoFeaturedUsers } from '@skill-exchange/ui/components/no-featured';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { UserCardSkeletons, UserCards } from './user-cards.tsx';

/** Cards on the landing page; small screens show one less. "Explore" shows if there are more members. */
const shown = 3;

/** The landing page's members for visitors: some of the community. */
export function RecommendedUsers() {
  const query = useSomeUsers();
  return (
    <section aria-labelledby="recommended-users">
      <SectionHeading
        headingId="recommended-users"
        title={t`Recommended Users`}
        className="mb-6"
        end={
          (query.data?.length ?? 0) > shown ? (
            <ButtonLink href={paths.users} variant="secondary">
              {t`Explore`}
            </ButtonLink>
          ) : null
        }
      />
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading...`}>
            <UserCardSkeletons count={shown} featured />
          </LoadingStatus>
        }
        failure={t`Unable to get recommended users`}
        isEmpty={(users) => users.length === 0}
        empty={<NoFeaturedUsers usersHref={null} signUpHref={paths.signup} />}
      >
        {(users) => <UserCards users={users.slice(0, shown)} featured />}
      </QueryView>
    </section>
  );
}
