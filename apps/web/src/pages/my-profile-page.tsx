import { LogOutEverywhere } from '../features/auth/log-out-everywhere.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { RequestSkill } from '../features/skills/request-skill.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { useMember } from '../lib/session/session-context.ts';

/** `/userDashboard/profile`: the member's own profile. */
export function MyProfilePage() {
  const member = useMember();
  return (
    <>
      <PageMeta title="Profile" />
      {member === null ? null : (
        <OwnProfile userId={member.userId} actions={<RequestSkill />}>
          <LogOutEverywhere />
        </OwnProfile>
      )}
    </>
  );
}
