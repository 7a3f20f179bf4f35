import type { Person } from '@skill-exchange/api-client/types';
import { perStory } from './community.ts';

/** Who came, by the ids of the event and the member. */
const marks = perStory(() => new Map<string, boolean>());

/** Marks a participant; null takes the mark back. */
export function markCame(eventId: string, userId: string, came: boolean | null): void {
  if (came === null) marks().delete(`${eventId}/${userId}`);
  else marks().set(`${eventId}/${userId}`, came);
}

/** Returns whether a member came, as a field of an event or a participant. */
export function attendanceOf(eventId: string, userId: string): Pick<Person, 'came'> {
  const came = marks().get(`${eventId}/${userId}`);
  return came === undefined ? {} : { came };
}
