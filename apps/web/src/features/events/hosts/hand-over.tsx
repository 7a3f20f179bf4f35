import { t } from '@lingui/core/macro';
import { useAnswerHosting, useOfferHosting } from '@skill-exchange/api-client/handovers';
import type { Event, EventScope, MemberRef } from '@skill-exchange/api-client/types';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useState } from 'react';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';

const HandOverDialog = lazyDialog(
  async () => (await import('./hand-over-dialog.tsx')).HandOverDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** Asks a co-host to host an event, or takes that back. */
export function HandOver({ event, member }: { event: Event; member: MemberRef }) {
  const [isAsking, setAsking] = useState(false);
  const name = displayName(member.name);
  const { offer, takeBack, isPending } = useHandOver(event, member);
  const isOffered = event.hostingOffer?._id === member._id;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={isOffered ? t`Take back the offer to ${name}` : t`Hand over to ${name}`}
        pending={isPending}
        pendingLabel={isOffered ? t`Taking back...` : t`Asking...`}
        onClick={() => (isOffered ? takeBack() : setAsking(true))}
      >
        {isOffered ? t`Take back` : t`Hand over`}
      </Button>
      <HandOverDialog event={event} name={name} open={isAsking} onOpenChange={setAsking} onConfirm={offer} />
    </>
  );
}

function useHandOver({ _id: eventId }: Event, { _id: userId, name: given }: MemberRef) {
  const offering = useOfferHosting();
  const answering = useAnswerHosting();
  const name = displayName(given);
  const offer = useSingleFlight((choice: { scope?: EventScope }) =>
    offering
      .mutateAsync({ eventId, userId, ...choice })
      .then(() => notify.success(t`We asked ${name} to host this event.`))
      .catch((error: Error) => toastError(t`We couldn’t ask ${name}.`, error)),
  );
  const takeBack = useSingleFlight(() =>
    answering
      .mutateAsync({ eventId, accepts: false })
      .then(() => notify.success(t`You still host this event.`))
      .catch((error: Error) => toastError(t`We couldn’t take the offer back.`, error)),
  );
  return { offer, takeBack, isPending: offering.isPending || answering.isPending };
}
