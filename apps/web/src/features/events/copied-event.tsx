import { useEvent } from '@skill-exchange/api-client/events';
import { useSearchParams } from 'react-router-dom';
import { copyOf } from './event-drafts.ts';
import { EventFallback } from './event-fallback.tsx';
import { NewEvent } from './new-event.tsx';

/** The form for a new event. With `from` in the address it starts as a copy of this event. */
export function CopiedEvent() {
  const eventId = useSearchParams()[0].get('from');
  return eventId === null ? <NewEvent /> : <CopyOf key={eventId} eventId={eventId} />;
}

function CopyOf({ eventId }: { eventId: string }) {
  const { data: event, error, refetch } = useEvent(eventId);
  if (event === undefined) return <EventFallback error={error} onRetry={() => void refetch()} />;
  return <NewEvent copy={{ of: eventId, draft: copyOf(event) }} />;
}
