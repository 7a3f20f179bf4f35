import { plural, t } from '@lingui/core/macro';
import { useOwnInvitations } from '@skill-exchange/api-client/invitations';
import { SettingsRow } from '@skill-exchange/ui/components/settings-rows';
import UserPlus from 'lucide-react/icons/user-plus';
import { paths } from '../../config/paths.ts';
import { rowState } from './row-state.ts';

/** The row of invitations; nothing for members who can't invite and have nothing to see there, or until that is known. */
export function InvitationsRow() {
  const query = useOwnInvitations();
  const { data } = query;
  const { value } = rowState(query, ({ mayInvite }) =>
    mayInvite === 0 ? undefined : plural(mayInvite, { one: '# left', other: '# left' }),
  );
  const hasNone = data?.mayInvite === 0 && data.invitations.length === 0 && data.invitedBy === undefined;
  if (hasNone || (data === undefined && value === undefined)) return null;
  return (
    <SettingsRow
      href={`${paths.account}/invitations`}
      icon={UserPlus}
      title={t`Invitations`}
      detail={t`Links for people who want to join`}
      value={value}
    />
  );
}
