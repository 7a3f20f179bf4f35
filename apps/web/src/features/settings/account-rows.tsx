import { t } from '@lingui/core/macro';
import { useLogIns } from '@skill-exchange/api-client/account';
import { useCodes } from '@skill-exchange/api-client/codes';
import { useNotificationSettings } from '@skill-exchange/api-client/notifications';
import { usePasskeys } from '@skill-exchange/api-client/passkeys';
import { useUser } from '@skill-exchange/api-client/users';
import { SettingsGroup, SettingsRow } from '@skill-exchange/ui/components/settings-rows';
import { deviceWords } from '@skill-exchange/ui/lib/texts/device-words';
import { commaList } from '@skill-exchange/ui/lib/texts/list-words';
import Bell from 'lucide-react/icons/bell';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Laptop from 'lucide-react/icons/laptop';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { paths } from '../../config/paths.ts';
import { isPushOn } from '../../lib/push/push-device.ts';
import { InvitationsRow } from './invitations-row.tsx';
import { rowState } from './row-state.ts';

type AccountRowsProps = { memberId: string };

/** Settings of the account and notifications. Each row loads independently: a failing one affects no other. */
export function AccountRows({ memberId }: AccountRowsProps) {
  return (
    <SettingsGroup title={t`Account`}>
      <NotificationsRow />
      <SettingsRow
        href={paths.chatSettings}
        icon={MessageCircle}
        title={t`Chat`}
        detail={t`Read receipts, and when you are here`}
      />
      <EmailRow memberId={memberId} />
      <SettingsRow
        href={`${paths.account}/password`}
        icon={Lock}
        title={t`Password`}
        detail={t`Change it, and log out other devices`}
      />
      <PasskeysRow />
      <CodesRow />
      <DevicesRow />
      <InvitationsRow />
    </SettingsGroup>
  );
}

function NotificationsRow() {
  const state = rowState(useNotificationSettings(), ({ push }) => push && (isPushOn(push) ? t`Push on` : t`Push off`));
  return (
    <SettingsRow
      href={paths.notificationSettings}
      icon={Bell}
      title={t`Notifications`}
      detail={t`Email and push`}
      {...state}
    />
  );
}

function EmailRow({ memberId }: AccountRowsProps) {
  const user = useUser(memberId);
  const isDue = user.data?.emailVerified === false || user.data?.emailsStopped === true;
  const state = rowState(user, ({ emailVerified, emailsStopped }) => {
    if (emailsStopped) return t`Rejects our emails`;
    return emailVerified === false ? t`Not confirmed` : t`Confirmed`;
  });
  return (
    <SettingsRow
      href={`${paths.account}/email`}
      icon={Mail}
      title={t`Email`}
      detail={user.data?.email ?? t`Where we reach you`}
      {...state}
      tone={user.data && (isDue ? 'due' : 'well')}
    />
  );
}

function PasskeysRow() {
  return (
    <SettingsRow
      href={`${paths.account}/passkeys`}
      icon={Fingerprint}
      title={t`Passkeys`}
      detail={t`Log in with your face or finger`}
      {...rowState(usePasskeys(), (passkeys) => passkeys.length)}
    />
  );
}

function CodesRow() {
  const codes = useCodes();
  return (
    <SettingsRow
      href={`${paths.account}/two-step`}
      icon={ShieldCheck}
      title={t`Two-step verification`}
      detail={t`A code after the password`}
      {...rowState(codes, ({ isOn, isOffered }) => (isOn ? t`On` : isOffered ? t`Off` : undefined))}
      tone={codes.data?.isOn ? 'well' : undefined}
    />
  );
}

function DevicesRow() {
  const logIns = useLogIns();
  const names = [...new Set(logIns.data?.map(({ agent }) => deviceWords(agent)))];
  return (
    <SettingsRow
      href={`${paths.account}/devices`}
      icon={Laptop}
      title={t`Devices`}
      detail={commaList(names.slice(0, 2)) || t`Where you’re logged in`}
      {...rowState(logIns, (devices) => devices.length)}
    />
  );
}
