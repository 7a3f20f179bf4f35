import { useUndoDecline as useUndoDeclineMutation } from '@skill-exchange/api-client/request-decisions';
import { toastError } from './toast-error.ts';

/** Returns a function that makes a declined request to join pending again. */
export function useUndoDecline(eventId: string) {
  const { mutate } = useUndoDeclineMutation();
  return (userId: string) =>
    mutate({ eventId, userId }, { onError: (error) => toastError('We couldn’t undo this.', error) });
}
