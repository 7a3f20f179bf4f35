import { t } from '@lingui/core/macro';
import { useRecentSkills } from '@skill-exchange/api-client/skills';
import { useUser } from '@skill-exchange/api-client/users';
import { SkillLinks } from '@skill-exchange/ui/components/skill-links';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';

/** The landing page's skills for a member, by name, with their wanted ones marked. */
export function MemberSkills({ memberId }: { memberId: string }) {
  const { data: me } = useUser(memberId);
  return (
    <QueryView
      query={useRecentSkills()}
      loading={
        <LoadingStatus label={t`Loading...`}>
          <Skeleton shape="block" className="h-20" />
        </LoadingStatus>
      }
      failure={t`Unable to get top skills`}
      isEmpty={(skills) => skills.length === 0}
      empty={<EmptyState title={t`No skills yet`}>{t`Skills show up here once two members share them.`}</EmptyState>}
    >
      {(skills) => (
        <SkillLinks skills={skills} hrefOf={({ name }) => paths.usersFor(name)} wanted={me?.skillsRequested ?? []} />
      )}
    </QueryView>
  );
}
