import { useEvent } from '@skill-exchange/api-client/events';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useSearchParams } from 'react-router-dom';
import { QueryView, viewedQuery } from '../../lib/query-view.tsx';
import { copyOf } from './event-drafts.ts';
import { NewEvent } from './new-event.tsx';

/** The form for a new event. With `from` in the address it starts as a copy of this event. */
export function CopiedEvent() {
  const eventId = useSearchParams()[0].get('from');
  return eventId === null ? <NewEvent /> : <CopyOf key={eventId} eventId={eventId} />;
}

function CopyOf({ eventId }: { eventId: string }) {
  const query = viewedQuery(useEvent(eventId));
  return (
    <QueryView query={query} failure="Failed to fetch the event." loading={<LoadingStatus label="Loading..." />}>
      {(event) => <NewEvent copy={{ of: eventId, draft: copyOf(event) }} />}
    </QueryView>
  );
}
