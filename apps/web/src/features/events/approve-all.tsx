import { useApproveAll } from '@skill-exchange/api-client/request-decisions';
import { Button } from '@skill-exchange/ui/primitives/button';
import { notify } from '../../lib/notify.ts';
import { toastError } from '../../lib/toast-error.ts';

/** Approves the oldest requests until the event is full. */
export function ApproveAll({ eventId }: { eventId: string }) {
  const { mutate, isPending } = useApproveAll();
  return (
    <Button
      variant="secondary"
      size="sm"
      className="my-2"
      pending={isPending}
      pendingLabel="Approving..."
      onClick={() =>
        mutate(eventId, {
          onSuccess: (outcome) => notify.success(inWords(outcome)),
          onError: (error) => toastError('We couldn’t approve these requests.', error),
        })
      }
    >
      Approve all
    </Button>
  );
}

function inWords({ approved, left }: { approved: number; left: number }): string {
  const done = `${approved} ${approved === 1 ? 'request' : 'requests'} approved.`;
  return left === 0 ? done : `${done} The event is full, so ${left} ${left === 1 ? 'is' : 'are'} left.`;
}
