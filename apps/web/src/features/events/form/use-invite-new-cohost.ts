import { t } from '@lingui/core/macro';
import { useInviteCohost } from '@skill-exchange/api-client/cohosts';
import type { MemberRef, NewEvent } from '@skill-exchange/api-client/types';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { logger } from '../../../lib/logger.ts';

/** Returns a function that invites the co-host of an event that was just created, for all of its dates. */
export function useInviteNewCohost() {
  const { mutateAsync } = useInviteCohost();

  /** Resolves to whether the invitation is on its way. */
  return async (eventId: string, { _id: userId }: MemberRef, { repeat }: NewEvent): Promise<boolean> => {
    try {
      await mutateAsync({ eventId, userId, ...(repeat && { scope: 'all' as const }) });
      return true;
    } catch (error) {
      logger.failure('Failed to invite the co-host of a new event', error);
      return false;
    }
  };
}

export const notInvited = ({ name }: MemberRef) =>
  t`Your event is there, but ${{ name: displayName(name) }} is not invited. Try again on its page.`;
