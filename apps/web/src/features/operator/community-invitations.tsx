import { t } from '@lingui/core/macro';
import { useInvitations, useRevokeAnyInvitation } from '@skill-exchange/api-client/invitations';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { InvitationLinks } from '../../lib/invitations/invitation-links.tsx';
import { QueryView } from '../../lib/query-view.tsx';

/** As in the contract. */
const mostUses = 500;

/** All links of the community that let people in. */
export function CommunityInvitations() {
  const query = useInvitations();
  const revoke = useRevokeAnyInvitation();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading the invitations...`}>
          <Skeleton className="h-40" />
        </LoadingStatus>
      }
      failure={t`We couldn’t load the invitations`}
    >
      {(invitations) => <InvitationLinks invitations={invitations} most={mostUses} revoke={revoke} />}
    </QueryView>
  );
}
