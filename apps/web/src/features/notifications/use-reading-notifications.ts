import { useReadNotifications } from '@skill-exchange/api-client/notifications';
import type { ReadNotifications } from '@skill-exchange/api-client/types';
import { toastError } from '../../lib/toast-error.ts';

/** Marks notifications as read. They look so at once, and unread again where it has failed. */
export function useReadingNotifications(): (which: ReadNotifications) => void {
  const { mutate } = useReadNotifications();
  return (which) => mutate(which, { onError: (error) => toastError("They couldn't be marked as read.", error) });
}
