import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useOwnInvitations, useRevokeInvitation } from '@skill-exchange/api-client/invitations';
import type { OwnInvitations as Own } from '@skill-exchange/api-client/types';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { paths } from '../../config/paths.ts';
import { InvitationLinks } from '../../lib/invitations/invitation-links.tsx';
import { QueryView } from '../../lib/query-view.tsx';

/** The links with which the member invites people, and who invited the member. */
export function OwnInvitations() {
  const query = useOwnInvitations();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading your invitations...`}>
          <Skeleton className="h-40" />
        </LoadingStatus>
      }
      failure={t`We couldn’t load your invitations`}
    >
      {(own) => <Links own={own} />}
    </QueryView>
  );
}

/** Operators may make larger ones in the console. */
const mostAtOnce = 100;

function Links({ own: { invitations, mayInvite, invitedBy } }: { own: Own }) {
  const revoke = useRevokeInvitation();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <p>
          {mayInvite === 0
            ? t`You can’t invite anybody now.`
            : plural(mayInvite, { one: 'You can invite # person now.', other: 'You can invite # people now.' })}
        </p>
        <p className="text-small text-ink-2">
          {t`You see who joins by your links, and they see that you invited them. Nobody else does but those who run the community.`}
        </p>
        {invitedBy === undefined ? null : (
          <p className="text-small">
            <Trans>
              You were invited by <TextLink href={paths.user.to(invitedBy._id)}>{displayName(invitedBy.name)}</TextLink>
              .
            </Trans>
          </p>
        )}
      </div>
      <InvitationLinks invitations={invitations} most={Math.min(mayInvite, mostAtOnce)} revoke={revoke} />
    </div>
  );
}
