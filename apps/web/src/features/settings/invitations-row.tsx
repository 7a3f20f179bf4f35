import { useOwnInvitations } from '@skill-exchange/api-client/invitations';
import { SettingsRow } from '@skill-exchange/ui/components/settings-rows';
import UserPlus from 'lucide-react/icons/user-plus';
import { paths } from '../../config/paths.ts';

/** The row of invitations; nothing for members who can't invite and have nothing to see there. */
export function InvitationsRow() {
  const { data } = useOwnInvitations();
  if (data === undefined) return null;
  const { invitations, mayInvite, invitedBy } = data;
  if (mayInvite === 0 && invitations.length === 0 && invitedBy === undefined) return null;
  return (
    <SettingsRow
      href={`${paths.account}/invitations`}
      icon={UserPlus}
      title="Invitations"
      detail="Links for people who want to join"
      value={mayInvite === 0 ? undefined : `${mayInvite} left`}
    />
  );
}
