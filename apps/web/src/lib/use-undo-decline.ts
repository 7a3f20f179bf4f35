import { useUndoDecline as useUndoDeclineMutation } from '@skill-exchange/api-client/request-decisions';
import { toastError } from './toast-error.ts';

/** Returns a function that makes a declined request to join pending again. */
export function useUndoDecline(eventId: string) {
  const { mutateAsync } = useUndoDeclineMutation();
  // The declined request's row is gone by now, and callbacks of `mutate` are dropped with it.
  return (userId: string) =>
    void mutateAsync({ eventId, userId }).catch((error: Error) => toastError('We couldn’t undo this.', error));
}
