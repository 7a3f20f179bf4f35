import { t } from '@lingui/core/macro';
import { unblockMutation, useBlocked } from '@skill-exchange/api-client/blocks';
import { useApi } from '@skill-exchange/api-client/provider';
import { BlockedNote } from '@skill-exchange/ui/components/blocked-note';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useMutation } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';
import { BlockedConversation } from './blocked-conversation.tsx';

/** The conversation with a member whom the server does not find: blocked by the current member, or unknown. */
export function MissingMember({ otherId, at }: { otherId: string; at: number | undefined }) {
  const { data: blocked, isPending } = useBlocked();
  const photoUrl = usePhotoUrl();
  const other = blocked?.find(({ _id }) => _id === otherId);
  const name = other?.name ?? '';
  const unblock = useMutation({
    ...unblockMutation(useApi()),
    // A callback of `mutate` would not run: the conversation replaces this component first.
    onSuccess: () => void notify.success(t`You have unblocked ${name}.`),
    onError: (error) => toastError(t`We couldn’t unblock ${name}.`, error),
  });
  if (isPending) return <LoadingStatus label={t`Loading...`} className="p-4" />;
  // A member blocked by the other one sees the same as at an unknown address.
  if (other === undefined)
    return (
      <EmptyState
        title={t`User not found.`}
        action={<ButtonLink href={paths.messages}>{t`Back to messages`}</ButtonLink>}
      >
        {t`They may have left, or the link is out of date.`}
      </EmptyState>
    );
  return (
    <BlockedConversation
      key={otherId}
      other={{ ...other, photo: photoUrl(other.photo) }}
      at={at}
      note={<BlockedNote name={name} pending={unblock.isPending} onUnblock={() => unblock.mutate(otherId)} />}
    />
  );
}
