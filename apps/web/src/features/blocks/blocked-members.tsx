import { t } from '@lingui/core/macro';
import { useBlocked, useUnblock } from '@skill-exchange/api-client/blocks';
import { BlockedRows } from '@skill-exchange/ui/components/blocked-rows';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { paths } from '../../config/paths.ts';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

/** The members whom the member has blocked, with a way to unblock them. */
export function BlockedMembers() {
  const query = useBlocked();
  const { mutate, isPending, variables } = useUnblock();
  return (
    <section aria-label={t`Members you’ve blocked`} className="grid gap-5">
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading whom you’ve blocked...`} labelAbove>
            <Skeleton className="h-18 w-full" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load whom you’ve blocked`}
        isEmpty={(members) => members.length === 0}
        empty={<p className="text-ink-2">{t`You haven’t blocked anyone. You can block a member on their profile.`}</p>}
      >
        {(members) => (
          <BlockedRows
            members={members}
            conversationHref={({ _id }) => paths.conversation.to(_id)}
            pendingId={isPending ? variables : undefined}
            onUnblock={({ _id, name }) =>
              mutate(_id, {
                onSuccess: () => notify.success(t`You have unblocked ${name}.`),
                onError: (error) => toastError(t`We couldn’t unblock ${name}.`, error),
              })
            }
          />
        )}
      </QueryView>
    </section>
  );
}
