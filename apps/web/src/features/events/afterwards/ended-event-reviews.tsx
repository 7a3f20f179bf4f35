import type { Event } from '@skill-exchange/api-client/types';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../lib/lazy-with-preload.ts';

// Only for events that are over.
const EventReviews = lazyWithPreload(async () => (await import('./event-reviews.tsx')).EventReviews);

/** The reviews of an event that is over. */
export function EndedEventReviews({ event }: { event: Event }) {
  return event.status === 'Completed' ? (
    <Suspense fallback={null}>
      <EventReviews event={event} />
    </Suspense>
  ) : null;
}
