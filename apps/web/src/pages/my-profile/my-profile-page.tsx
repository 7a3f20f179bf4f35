import { t } from '@lingui/core/macro';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { VerifyNotice } from '../../features/account/verify-notice.tsx';
import { LogOutEverywhere } from '../../features/auth/log-out-everywhere.tsx';
import { ModerationLink } from '../../features/profile/moderation-link.tsx';
import { OwnProfile } from '../../features/profile/own-profile.tsx';
import { RequestSkill } from '../../features/skills/request-skill.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';

/** Only newcomers see them. */
const NewcomerSteps = lazyWithPreload(
  async () => (await import('../../features/home/newcomer-steps.tsx')).NewcomerSteps,
);

/** `/userDashboard/profile`: the member's own profile, for newcomers with the first steps. `?edit` opens its form. */
export function MyProfilePage() {
  const member = useMember();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageMeta title={t`Profile`} />
      <VerifyNotice className="mb-6" />
      {member === null ? null : (
        <OwnProfile
          userId={member.userId}
          actions={<RequestSkill />}
          intro={
            <Suspense>
              <NewcomerSteps memberId={member.userId} />
            </Suspense>
          }
          opensForm={params.has('edit')}
          onFormClose={() => setParams({}, { replace: true })}
        >
          <div className="mt-12 flex flex-wrap gap-3">
            <ButtonLink href={paths.account} variant="secondary">
              {t`Account settings`}
            </ButtonLink>
            <ModerationLink userId={member.userId} />
            <LogOutEverywhere />
          </div>
        </OwnProfile>
      )}
    </>
  );
}
