import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { MaterialButtons } from '@skill-exchange/ui/components/event-materials';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { paths } from '../../../config/paths.ts';

/** What hosts added to an event once it was over, on its card: recording, slides, and the way to their thanks. */
export function PastEvent({ event }: { event: Event }) {
  return (
    <>
      <MaterialButtons event={event} eventTitle={event.title} />
      {event.thankedAt ? (
        <ButtonLink href={paths.dashboard.event.to(event._id)} variant="quiet" size="sm">
          {t`Read the thanks`}
        </ButtonLink>
      ) : null}
    </>
  );
}
