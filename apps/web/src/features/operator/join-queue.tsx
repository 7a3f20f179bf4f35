import { t } from '@lingui/core/macro';
import {
  useDecideJoinRequest,
  useJoinRequests,
  useSentJoinDecisions,
  useUndoJoinDecision,
} from '@skill-exchange/api-client/join-requests';
import type { JoinDecision, MembershipRequest } from '@skill-exchange/api-client/types';
import { JoinRequestRows } from '@skill-exchange/ui/components/join-request-rows';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

/** Who asks to join, to let in or to decline. Both can be undone for ten seconds. */
export function JoinQueue() {
  const query = useJoinRequests();
  const decide = useDecideJoinRequest();
  const sent = useSentJoinDecisions();
  const undo = useUndoJoinDecision();

  const onDecide = ({ _id, name }: MembershipRequest, decision: JoinDecision['decision']) => {
    const who = displayName(name);
    // The row is unmounted, which drops callbacks of `mutate`.
    decide.mutateAsync({ joinRequestId: _id, decision }).then(
      () =>
        notify.success(
          decision === 'let_in' ? t`${who} is in.` : t`${who} is declined.`,
          () => void undo.mutateAsync(_id).catch((error: Error) => toastError(t`We couldn’t undo this.`, error)),
        ),
      (error: Error) => toastError(t`The decision was not saved.`, error),
    );
  };

  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading who asks to join...`}>
          <Skeleton className="h-40" />
        </LoadingStatus>
      }
      failure={t`We couldn’t load who asks to join`}
      isEmpty={(requests) => requests.length === 0}
      empty={<p className="text-ink-2">{t`Nobody asks to join.`}</p>}
    >
      {(requests) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="text-small text-ink-2">
            {t`Who asked first comes first. An email tells them after a minute. Who is declined may ask again after 30 days.`}
          </p>
          <JoinRequestRows aria-label={t`Asking to join`} requests={requests} pending={sent} onDecide={onDecide} />
        </div>
      )}
    </QueryView>
  );
}
