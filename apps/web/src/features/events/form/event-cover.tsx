import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { EventCoverField } from '@skill-exchange/ui/components/event-cover-field';
import { useState } from 'react';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { notify } from '../../../lib/notify.ts';
import { useCover } from './use-cover.ts';

/** The photo of an event that the member hosts: adds, changes or removes it. */
export function EventCover({ event }: { event: Event }) {
  const { change, isPending } = useCover();
  const [failure, setFailure] = useState<string>();

  async function save(photo: File | null): Promise<void> {
    setFailure(undefined);
    const reason = await change(event._id, photo);
    setFailure(reason);
    if (reason === undefined) notify.success(photo ? t`Photo saved` : t`Photo removed`);
    else
      notify.error(
        photo ? t`The photo was not saved. Please try again.` : t`The photo was not removed. Please try again.`,
      );
  }

  const saveOnce = useSingleFlight(save);
  return (
    <EventCoverField
      hasCover={Boolean(event.cover)}
      pending={isPending}
      failure={failure}
      onPick={saveOnce}
      onRemove={() => saveOnce(null)}
    />
  );
}
