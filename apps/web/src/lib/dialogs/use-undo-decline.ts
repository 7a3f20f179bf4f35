import { t } from '@lingui/core/macro';
import { useUndoDecline as useUndoDeclineMutation } from '@skill-exchange/api-client/request-decisions';
import type { EventScope } from '@skill-exchange/api-client/types';
import { toastError } from '../toast-error.ts';

/** Returns a function that makes a declined request to join pending again. */
export function useUndoDecline(eventId: string) {
  const { mutateAsync } = useUndoDeclineMutation();
  // The declined request's row is unmounted, which drops callbacks of `mutate`.
  return (userId: string, scope?: EventScope) =>
    void mutateAsync({ eventId, userId, ...(scope && { scope }) }).catch((error: Error) =>
      toastError(t`We couldn’t undo this.`, error),
    );
}
