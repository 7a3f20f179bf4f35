import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { CreatedEvents } from './created-events.tsx';
import { EnrolledEvents } from './enrolled-events.tsx';

const EventDraftList = lazyWithPreload(async () => (await import('./event-draft-list.tsx')).EventDraftList);

/** Both sides of a member's events: those they host, with their drafts, and those they take part in. */
export function MyEvents() {
  // Most members have none.
  const hasDrafts = usePreload(EventDraftList);
  return (
    <div className="grid grid-cols-1 gap-14 max-sm:gap-12">
      {hasDrafts ? <EventDraftList /> : null}
      <CreatedEvents />
      <EnrolledEvents />
    </div>
  );
}
