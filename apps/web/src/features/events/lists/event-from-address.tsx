import { t } from '@lingui/core/macro';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithPreload } from '../../../lib/lazy-with-preload.ts';
import { NewEvent } from '../form/new-event.tsx';

const ContinuedEvent = lazyWithPreload(async () => (await import('../form/continued-event.tsx')).ContinuedEvent);
const CopiedEvent = lazyWithPreload(async () => (await import('../form/copied-event.tsx')).CopiedEvent);

/** The form for a new event. With `from` in the address it starts as a copy of this event, with `draft` as this draft. */
export function EventFromAddress() {
  const [params] = useSearchParams();
  const [eventId, draftId] = [params.get('from'), params.get('draft')];
  if (draftId === null && eventId === null) return <NewEvent />;
  return (
    <Suspense fallback={<LoadingStatus label={t`Loading...`} />}>
      {draftId === null ? (
        <CopiedEvent key={eventId} eventId={eventId ?? ''}>
          {(start) => <NewEvent start={start} />}
        </CopiedEvent>
      ) : (
        <ContinuedEvent key={draftId} draftId={draftId}>
          {(start) => <NewEvent start={start} />}
        </ContinuedEvent>
      )}
    </Suspense>
  );
}
