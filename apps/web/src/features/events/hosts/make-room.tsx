import { plural, t } from '@lingui/core/macro';
import { useUpdateEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { freePlaces } from '@skill-exchange/ui/lib/registration-state';
import { Button } from '@skill-exchange/ui/primitives/button';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';

/** Adds places to an event, as many as its pending requests need. Renders nothing while there are enough. */
export function MakeRoom({ event, asking }: { event: Event; asking: number }) {
  const { mutate, isPending } = useUpdateEvent();
  const { _id: eventId, start_time, end_time } = event;
  const missing = asking - freePlaces(event);
  if (missing <= 0) return null;
  const size = event.max_participants + missing;
  return (
    <Button
      variant="quiet"
      size="sm"
      pending={isPending}
      pendingLabel={t`Making room...`}
      onClick={() =>
        mutate(
          { eventId, start_time, end_time, max_participants: size },
          {
            onSuccess: () =>
              notify.success(
                plural(size, { one: t`Your event has # place now.`, other: t`Your event has # places now.` }),
              ),
            onError: (error) => toastError(t`We couldn’t add places.`, error),
          },
        )
      }
    >
      {plural(asking, { one: t`Make room`, other: t`Make room for all #` })}
    </Button>
  );
}
