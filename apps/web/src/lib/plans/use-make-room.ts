import { t } from '@lingui/core/macro';
import { useCreateRoom, useHasRooms } from '@skill-exchange/api-client/rooms';
import { toastError } from '../toast-error.ts';

/** Makes a meeting room and resolves to its link, or to undefined after a toast. Undefined if the site has no rooms. */
export function useMakeRoom(): (() => Promise<string | undefined>) | undefined {
  const hasRooms = useHasRooms();
  const { mutateAsync } = useCreateRoom();
  if (!hasRooms) return undefined;
  return async () => {
    try {
      return await mutateAsync();
    } catch (error) {
      toastError(t`We couldn’t make a room.`, error as Error);
      return undefined;
    }
  };
}
