import { t } from '@lingui/core/macro';
import { useUser } from '@skill-exchange/api-client/users';
import { MemberCard } from '@skill-exchange/ui/components/member-card';
import { SettingsAction, SettingsGroup } from '@skill-exchange/ui/components/settings-rows';
import LogOut from 'lucide-react/icons/log-out';
import { paths } from '../../config/paths.ts';
import { AccountRows } from '../../features/settings/account-rows.tsx';
import { LanguageRow } from '../../features/settings/language-row.tsx';
import { OwnRows } from '../../features/settings/own-rows.tsx';
import { SafetyRows } from '../../features/settings/safety-rows.tsx';
import { TimeRows } from '../../features/settings/time-rows.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { useLogOut } from '../../lib/log-in/use-log-out.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useMedia } from '../../lib/use-media.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/**
 * `/userDashboard/settings`: on small screens a list of everything without a tab; next to the sidebar
 * only the settings.
 */
export function SettingsPage() {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const photo = usePhotoUrl()(user?.photo);
  const logOut = useLogOut();
  // Next to the sidebar nothing of these rows is read.
  const isNarrow = useMedia('(width < 1024px)', false);
  if (member === null) return null;
  return (
    <div className="max-w-180">
      <PageMeta title={t`Settings`} description={t`Your hours, notifications, account and data, as they are now.`} />
      <h1 className="mb-8 max-lg:mb-5">
        <span className="lg:hidden">{t`Me`}</span>
        <span className="max-lg:hidden">{t`Settings`}</span>
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:hidden">
          <MemberCard member={{ id: member.userId, name: member.name, photo }} href={paths.user.to(member.userId)} />
          {isNarrow ? <OwnRows memberId={member.userId} /> : null}
        </div>
        <TimeRows />
        <AccountRows memberId={member.userId} />
        <SafetyRows />
        <LanguageRow />
        <SettingsGroup className="lg:hidden">
          <SettingsAction icon={LogOut} title={t`Logout`} onPress={logOut} />
        </SettingsGroup>
      </div>
    </div>
  );
}
