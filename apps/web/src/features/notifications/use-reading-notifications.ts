import { useReadNotifications } from '@skill-exchange/api-client/notifications';
import type { ReadNotifications } from '@skill-exchange/api-client/types';
import { sayFailure } from '../../lib/say-failure.ts';

/** Marks notifications as read. They look so at once, and unread again where it has failed. */
export function useReadingNotifications(): (which: ReadNotifications) => void {
  const { mutate } = useReadNotifications();
  return (which) => mutate(which, { onError: (error) => sayFailure("They couldn't be marked as read.", error) });
}
