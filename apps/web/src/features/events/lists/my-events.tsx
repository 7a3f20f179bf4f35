import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithPreload, usePreload } from '../../../lib/lazy-with-preload.ts';
import { CreatedEvents } from '../form/created-events.tsx';
import { publishedIn } from '../form/published-state.ts';
import { EnrolledEvents } from './enrolled-events.tsx';

const EventDraftList = lazyWithPreload(async () => (await import('../form/event-draft-list.tsx')).EventDraftList);

// Only right after an event was created.
const PublishedEvent = lazyWithPreload(async () => (await import('../form/published-event.tsx')).PublishedEvent);

/** Both sides of a member's events: those they host, with their drafts, and those they take part in. */
export function MyEvents() {
  // Most members have none.
  const hasDrafts = usePreload(EventDraftList);
  const isPublished = publishedIn(useLocation().state) !== undefined;
  return (
    <div className="grid grid-cols-1 gap-12 max-sm:gap-12">
      {isPublished ? (
        <Suspense fallback={null}>
          <PublishedEvent />
        </Suspense>
      ) : null}
      {hasDrafts ? <EventDraftList /> : null}
      <CreatedEvents />
      <EnrolledEvents />
    </div>
  );
}
