import { isApiError } from '@skill-exchange/api-client/errors';
import { useReadNotifications } from '@skill-exchange/api-client/notifications';
import type { ReadNotifications } from '@skill-exchange/api-client/types';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';

/** Marks notifications as read. They look so at once, and unread again where it has failed. */
export function useReadingNotifications(): (which: ReadNotifications) => void {
  const { mutate } = useReadNotifications();
  return (which) =>
    mutate(which, {
      onError: (error) => {
        logger.failure('Failed to mark notifications as read', error);
        const said = isApiError(error) ? error.serverMessage : undefined;
        notify.error(`They couldn't be marked as read. ${said ?? ''}`.trim());
      },
    });
}
