import { t } from '@lingui/core/macro';
import { useRecentSkills } from '@skill-exchange/api-client/skills';
import { NoFeaturedSkills } from '@skill-exchange/ui/components/no-featured';
import { SkillStrip, SkillStripSkeleton } from '@skill-exchange/ui/components/skill-strip';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** The landing page's skills: the newest that at least two members have. */
export function TopSkills() {
  const photoUrl = usePhotoUrl();
  return (
    <QueryView
      query={useRecentSkills()}
      loading={
        <LoadingStatus label={t`Loading...`}>
          <SkillStripSkeleton />
        </LoadingStatus>
      }
      failure={t`Unable to get top skills`}
      isEmpty={(skills) => skills.length === 0}
      empty={<NoFeaturedSkills />}
    >
      {(skills) => (
        <SkillStrip
          skills={skills.map((skill) => ({ ...skill, photo: photoUrl(skill.photo) }))}
          hrefOf={({ name }) => paths.usersFor(name)}
        />
      )}
    </QueryView>
  );
}
