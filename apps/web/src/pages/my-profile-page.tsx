import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { paths } from '../config/paths.ts';
import { VerifyNotice } from '../features/account/verify-notice.tsx';
import { LogOutEverywhere } from '../features/auth/log-out-everywhere.tsx';
import { ModerationLink } from '../features/profile/moderation-link.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { RequestSkill } from '../features/skills/request-skill.tsx';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/userDashboard/profile`: the member's own profile. */
export function MyProfilePage() {
  const member = useMember();
  return (
    <>
      <PageMeta title="Profile" />
      <VerifyNotice className="mb-6" />
      {member === null ? null : (
        <OwnProfile userId={member.userId} actions={<RequestSkill />}>
          <div className="mt-12 flex flex-wrap gap-3">
            <ButtonLink href={paths.account} variant="secondary">
              Account settings
            </ButtonLink>
            <ModerationLink userId={member.userId} />
            <LogOutEverywhere />
          </div>
        </OwnProfile>
      )}
    </>
  );
}
