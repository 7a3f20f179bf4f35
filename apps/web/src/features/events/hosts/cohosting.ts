import type { Event } from '@skill-exchange/api-client/types';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';

/** Returns whether the host of an upcoming event asks the member to host it. */
export function useIsAsked({ hostingOffer, status }: Event): boolean {
  const id = useMember()?.userId;
  return status === 'Upcoming' && hostingOffer !== undefined && hostingOffer._id === id;
}

/** Returns whether the member co-hosts an event, or is invited to. */
export function useCohosting({ cohosts, cohostInvitations }: Event): 'cohost' | 'invited' | null {
  const id = useMember()?.userId;
  const isAmong = (members: Event['cohosts'] = []) => members.some(({ _id }) => _id === id);
  if (isAmong(cohosts)) return 'cohost';
  return isAmong(cohostInvitations) ? 'invited' : null;
}
