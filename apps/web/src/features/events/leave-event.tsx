import type { Event } from '@skill-exchange/api-client/types';
import { type RegistrationState, registrationState } from '@skill-exchange/ui/components/registration-state';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useState } from 'react';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { ConfirmDialog } from '../../lib/confirmation.ts';
import { useLeaving } from './use-leaving.ts';

/** Returns the member's registration for an event. */
export function useRegistrationState(event: Event): RegistrationState {
  const member = useMember();
  return registrationState(event, member && { _id: member.userId, name: member.name });
}

type LeaveEventProps = {
  event: Event;
  /** Called when the member has left. */
  onLeft?: (() => void) | undefined;
};

/** Withdraws a request, or leaves an event that the member attends. Renders nothing for other events. */
export function LeaveEvent(props: LeaveEventProps) {
  const { event } = props;
  const state = useRegistrationState(event);
  if (event.status !== 'Upcoming') return null;
  if (state === 'requested') return <WithdrawRequest {...props} />;
  return state === 'registered' ? <GiveUpPlace {...props} /> : null;
}

function WithdrawRequest({ event, onLeft }: LeaveEventProps) {
  const { isLeaving, leave } = useLeaving(event, {
    done: 'You withdrew your request.',
    failed: "We couldn't withdraw your request.",
    onLeft,
  });
  return (
    <Button variant="quiet" size="sm" pending={isLeaving} pendingLabel="Withdrawing..." onClick={leave}>
      Withdraw request
    </Button>
  );
}

function GiveUpPlace({ event, onLeft }: LeaveEventProps) {
  const [isAsking, setAsking] = useState(false);
  const { isLeaving, leave } = useLeaving(event, {
    done: 'You have left the event.',
    failed: "We couldn't take you off the list.",
    onLeft,
  });
  return (
    <>
      <Button
        variant="danger-quiet"
        size="sm"
        pending={isLeaving}
        pendingLabel="Leaving..."
        onClick={() => setAsking(true)}
      >
        Leave event
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Leave “${event.title}”?`}
        description="Your spot opens up for someone else. To come back, ask the host again."
        confirmLabel="Leave event"
        cancelLabel="Stay"
        onConfirm={() => {
          setAsking(false);
          leave();
        }}
      />
    </>
  );
}
