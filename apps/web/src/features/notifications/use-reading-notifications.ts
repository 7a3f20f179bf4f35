import { t } from '@lingui/core/macro';
import { useReadNotifications } from '@skill-exchange/api-client/notifications';
import type { ReadNotifications } from '@skill-exchange/api-client/types';
import { toastError } from '../../lib/toast-error.ts';

/** Returns a function that marks notifications as read, optimistically. */
export function useReadingNotifications(): (which: ReadNotifications) => void {
  const { mutate } = useReadNotifications();
  return (which) => mutate(which, { onError: (error) => toastError(t`They couldn't be marked as read.`, error) });
}
