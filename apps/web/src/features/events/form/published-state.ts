import type { Event } from '@skill-exchange/api-client/types';

/** The event that was just published, in the state of the navigation to the host's events. */
export type Published = Pick<Event, '_id' | 'title' | 'start_time' | 'end_time'>;

export type PublishedState = { published?: Published };

/** Returns the event that a navigation's state names; undefined for any other state. */
export function publishedIn(state: unknown): Published | undefined {
  return (state as PublishedState | null)?.published;
}
