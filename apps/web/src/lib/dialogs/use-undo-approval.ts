import { t } from '@lingui/core/macro';
import { useUndoApproval as useUndoApprovalMutation } from '@skill-exchange/api-client/request-decisions';
import { toastError } from '../toast-error.ts';

/** Returns a function that makes an approved request to join pending again. */
export function useUndoApproval(eventId: string) {
  const { mutateAsync } = useUndoApprovalMutation();
  // The row may be unmounted, which drops callbacks of `mutate`.
  return (userId: string): Promise<void> =>
    mutateAsync({ eventId, userId }).catch((error: Error) => toastError(t`We couldn’t undo this.`, error));
}
