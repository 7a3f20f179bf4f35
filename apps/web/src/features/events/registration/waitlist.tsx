import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import type { Event } from '@skill-exchange/api-client/types';
import { useChangeWaitlist } from '@skill-exchange/api-client/waitlist';
import { WaitlistBox, type WaitlistStep } from '@skill-exchange/ui/components/waitlist-box';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { useUnconfirmedEmailNotice } from '../../../lib/log-in/use-unconfirmed-email-notice.ts';
import { logger } from '../../../lib/logger.ts';
import { notify } from '../../../lib/notify.ts';
import { useRegistrationState } from './leave-event.tsx';

const done: Record<WaitlistStep, MessageDescriptor> = {
  join: msg`You’re on the waitlist. We tell you when a place is free.`,
  leave: msg`You’re no longer on the waitlist.`,
  take: msg`The place is yours!`,
};

/** The waitlist of an event, for members without a place. Renders nothing for others. */
export function Waitlist({ event, isFull = false }: { event: Event; isFull?: boolean }) {
  const state = useRegistrationState(event);
  const { mutateAsync, isPending, variables } = useChangeWaitlist();
  const hearsByEmail = useUnconfirmedEmailNotice();

  async function change(step: WaitlistStep): Promise<void> {
    try {
      await mutateAsync({ eventId: event._id, step });
      notify.success(i18n._(done[step]));
      if (step === 'join') hearsByEmail();
    } catch (error) {
      logger.failure('Failed to change a place on a waitlist', error);
      const said = isApiError(error) ? error.serverMessage : undefined;
      notify.error(said ?? t`That didn’t work. Please try again.`);
    }
  }

  const onStep = useSingleFlight(change);
  const { waitlist } = event;
  if (waitlist === undefined || state === 'host' || state === 'registered') return null;
  if (!waitlist.isOpen && waitlist.position === undefined) return null;
  return (
    <WaitlistBox
      waitlist={waitlist}
      isFull={isFull}
      pending={isPending ? variables?.step : undefined}
      onStep={onStep}
    />
  );
}
