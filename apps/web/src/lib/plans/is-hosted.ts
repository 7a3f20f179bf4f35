import type { Event } from '@skill-exchange/api-client/types';

/** Returns whether a member hosts an event, alone or as a co-host. */
export function isHosted({ created_by, cohosts = [] }: Event, memberId: string | undefined): boolean {
  return created_by._id === memberId || cohosts.some(({ _id }) => _id === memberId);
}
