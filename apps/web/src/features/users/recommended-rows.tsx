import { t } from '@lingui/core/macro';
import { useRecommendedUsers, useSomeUsers } from '@skill-exchange/api-client/users';
import { NoFeaturedUsers } from '@skill-exchange/ui/components/no-featured';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { SwapRowSkeletons, SwapRows } from './swap-rows.tsx';

const shown = 3;

/** The landing page's members for a member: those who teach what they want, or some of the community without any. */
export function RecommendedRows({ memberId }: { memberId: string }) {
  const forMember = useRecommendedUsers();
  const isMatched = forMember.data?.length !== 0;
  const some = useSomeUsers({ enabled: !isMatched });
  const query = isMatched ? forMember : some;
  const others = (query.data ?? []).filter(({ _id }) => _id !== memberId);
  return (
    <section aria-labelledby="recommended-users">
      <SectionHeading
        headingId="recommended-users"
        title={t`Recommended Users`}
        scale="panel"
        className="mb-6"
        end={
          (query.data?.length ?? 0) > shown ? (
            <ButtonLink href={isMatched ? paths.recommendedUsers : paths.users} variant="secondary">
              {t`Explore`}
            </ButtonLink>
          ) : null
        }
      />
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading...`}>
            <SwapRowSkeletons count={shown} />
          </LoadingStatus>
        }
        failure={isMatched ? t`Unable to recommended users` : t`Unable to get recommended users`}
        isEmpty={() => others.length === 0}
        empty={<NoFeaturedUsers usersHref={paths.users} signUpHref={paths.signup} />}
      >
        {() => <SwapRows users={others.slice(0, shown)} />}
      </QueryView>
    </section>
  );
}
