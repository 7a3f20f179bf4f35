import { t } from '@lingui/core/macro';
import { useEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import type { ReactNode } from 'react';
import { QueryView, viewedQuery } from '../../../lib/query-view.tsx';
import { copyOf, type NewEventStart } from './event-drafts.ts';
import { useCopiedPhoto } from './use-copied-photo.ts';

/** Returns the form. */
type StartedForm = (start: NewEventStart) => ReactNode;

/** Loads an event for the form for a copy of it. */
export function CopiedEvent({ eventId, children }: { eventId: string; children: StartedForm }) {
  const query = viewedQuery(useEvent(eventId));
  return (
    <QueryView query={query} failure={t`Failed to fetch the event.`} loading={<LoadingStatus label={t`Loading...`} />}>
      {(event) => <WithPhoto event={event}>{children}</WithPhoto>}
    </QueryView>
  );
}

function WithPhoto({ event, children }: { event: Event; children: StartedForm }) {
  const photo = useCopiedPhoto(event);
  if (photo === undefined) return <LoadingStatus label={t`Loading...`} />;
  return children({ form: `copy-of-${event._id}`, draft: copyOf(event), photo });
}
