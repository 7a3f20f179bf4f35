import { useEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithPreload } from '../../../lib/lazy-with-preload.ts';
import { QueryView, viewedQuery } from '../../../lib/query-view.tsx';
import { copyOf } from '../form/event-drafts.ts';
import { NewEvent } from '../form/new-event.tsx';
import { useCopiedPhoto } from '../form/use-copied-photo.ts';

const ContinuedEvent = lazyWithPreload(async () => (await import('../form/continued-event.tsx')).ContinuedEvent);

/** The form for a new event. With `from` in the address it starts as a copy of this event, with `draft` as this draft. */
export function EventFromAddress() {
  const [params] = useSearchParams();
  const [eventId, draftId] = [params.get('from'), params.get('draft')];
  if (draftId !== null)
    return (
      <Suspense fallback={<LoadingStatus label="Loading..." />}>
        <ContinuedEvent key={draftId} draftId={draftId}>
          {(start) => <NewEvent start={start} />}
        </ContinuedEvent>
      </Suspense>
    );
  return eventId === null ? <NewEvent /> : <CopyOf key={eventId} eventId={eventId} />;
}

function CopyOf({ eventId }: { eventId: string }) {
  const query = viewedQuery(useEvent(eventId));
  return (
    <QueryView query={query} failure="Failed to fetch the event." loading={<LoadingStatus label="Loading..." />}>
      {(event) => <CopyWithPhoto event={event} />}
    </QueryView>
  );
}

function CopyWithPhoto({ event }: { event: Event }) {
  const photo = useCopiedPhoto(event);
  if (photo === undefined) return <LoadingStatus label="Loading..." />;
  return <NewEvent start={{ form: `copy-of-${event._id}`, draft: copyOf(event), photo }} />;
}
