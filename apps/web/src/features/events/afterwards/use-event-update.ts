import { t } from '@lingui/core/macro';
import { currentVersionIn } from '@skill-exchange/api-client/current-version';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useUpdateEvent } from '@skill-exchange/api-client/events';
import type { Event, EventChange } from '@skill-exchange/api-client/types';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { logger } from '../../../lib/logger.ts';
import { notify } from '../../../lib/notify.ts';
import { keptInWords } from '../form/kept-in-words.ts';

/** Saves a host's changes to an event. */
export function useEventUpdate({ _id: eventId, version: opened }: Event, onSaved: () => void) {
  // Of the event as it was when the form opened, while the page may show a newer one.
  const [version, setVersion] = useState(opened);
  const { mutateAsync, isPending } = useUpdateEvent();
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();

  async function save(change: EventChange): Promise<void> {
    setFailure(undefined);
    try {
      const answer = await mutateAsync({ eventId, ...change, ...(version !== undefined && { version }) });
      notify.success(t`Event updated successfully!`);
      const kept = answer?.dates?.kept ?? [];
      if (answer?.dates !== undefined && kept[0] !== undefined) {
        const { _id } = kept[0];
        notify.withAction(keptInWords(answer.dates), t`See this date`, () => navigate(paths.dashboard.event.to(_id)));
      }
      onSaved();
    } catch (error) {
      logger.failure('Failed to update an event', error);
      notify.error(t`Failed to update event details. Please try again.`);
      // The host has been warned: saving again replaces the other change.
      setVersion((seen) => currentVersionIn(error) ?? seen);
      // The toast disappears; the reason stays next to the form.
      setFailure(isApiError(error) ? error.message : undefined);
    }
  }

  return {
    save: useSingleFlight(save),
    isPending,
    failure,
  };
}
