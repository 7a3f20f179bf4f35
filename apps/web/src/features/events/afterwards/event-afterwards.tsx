import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useSetEventMaterials } from '@skill-exchange/api-client/event-materials';
import type { Event } from '@skill-exchange/api-client/types';
import { EventMaterials } from '@skill-exchange/ui/components/event-materials';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useState } from 'react';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { lazyWithPreload, loadOrNotify } from '../../../lib/lazy-with-preload.ts';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { useRegistrationState } from '../registration/leave-event.tsx';

const EventMaterialsForm = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/event-materials-form')).EventMaterialsForm,
);

/** The recording and the slides of an event that is over, with a form for its hosts. */
export function EventAfterwards({ event }: { event: Event }) {
  const isHost = useRegistrationState(event) === 'host';
  const [isEditing, setEditing] = useState(false);
  const { show, isPending, failure } = useMaterials(event, () => setEditing(false));
  if (!isHost) return event.recording || event.slides ? <EventMaterials event={event} /> : null;
  return (
    <EventMaterials
      event={event}
      action={
        isEditing ? null : (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void loadOrNotify(EventMaterialsForm).then((isLoaded) => setEditing(isLoaded))}
          >
            {event.recording || event.slides ? t`Change links` : t`Add links`}
          </Button>
        )
      }
    >
      {isEditing ? (
        <EventMaterialsForm
          event={event}
          pending={isPending}
          failure={failure}
          onShow={show}
          onCancel={() => setEditing(false)}
        />
      ) : undefined}
    </EventMaterials>
  );
}

function useMaterials({ _id: eventId }: Event, onDone: () => void) {
  const { mutateAsync, isPending } = useSetEventMaterials();
  const [failure, setFailure] = useState<string>();
  const show = useSingleFlight(async (links: { recording: string; slides: string }) => {
    setFailure(undefined);
    try {
      await mutateAsync({ eventId, ...links });
      notify.success(
        links.recording || links.slides ? t`Your guests now see these links.` : t`Your guests see no links any more.`,
      );
      onDone();
    } catch (error) {
      // The toast disappears; the reason stays next to the form.
      setFailure(isApiError(error) ? error.message : undefined);
      toastError(t`We couldn’t add these links.`, error as Error);
    }
  });
  return { show, isPending, failure };
}
