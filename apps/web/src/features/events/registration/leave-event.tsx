import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { type RegistrationState, registrationState } from '@skill-exchange/ui/lib/registration-state';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useState } from 'react';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { ConfirmDialog } from '../../../lib/log-in/confirmation.ts';
import { useLeaving } from './use-leaving.ts';

const LeaveSeriesDialog = lazyDialog(
  async () => (await import('./leave-series-dialog.tsx')).LeaveSeriesDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** Returns the member's registration for an event. */
export function useRegistrationState(event: Event): RegistrationState {
  return useStateOf()(event);
}

/** Returns the function that does so for each event of a list. */
export function useStateOf(): (event: Event) => RegistrationState {
  const member = useMember();
  return (event) => registrationState(event, member && { _id: member.userId, name: member.name });
}

/** Returns whether an event has begun, or begins within 15 minutes, when guests arrive. */
export const isNear = ({ start_time }: Event, now: number) => now >= Date.parse(start_time) - 15 * 60_000;

export const useIsNear = (event: Event) => isNear(event, useNow());

type LeaveEventProps = {
  event: Event;
  /** Called when the member has left. */
  onLeft?: (() => void) | undefined;
};

/** Returns whether the host can bring back a canceled event. */
const mayComeBack = ({ restoreEndsAt }: Event) => restoreEndsAt !== undefined;

/** What leaving an event means. */
const leavingInWords = (event: Event): string =>
  mayComeBack(event)
    ? t`If the host brings it back, you won’t be on the guest list.`
    : t`Your spot opens up for someone else. To come back, ask the host again.`;

/**
 * Withdraws a request, or leaves an event that the member attends, also a canceled one that may come back. Renders nothing for
 * other events.
 */
export function LeaveEvent(props: LeaveEventProps) {
  const { event } = props;
  const state = useRegistrationState(event);
  if (event.status !== 'Upcoming' && !mayComeBack(event)) return null;
  if (state !== 'requested' && state !== 'registered') return null;
  if (event.series !== undefined) return <LeaveSeries {...props} />;
  return state === 'requested' ? <WithdrawRequest {...props} /> : <GiveUpPlace {...props} />;
}

/** Withdraws requests, or leaves, for one or more dates of a series. */
function LeaveSeries({ event, onLeft }: LeaveEventProps) {
  const [isAsking, setAsking] = useState(false);
  const isRequested = useRegistrationState(event) === 'requested';
  const { isLeaving, leave } = useLeaving(event, {
    done: isRequested ? t`You withdrew your request.` : t`You have left the event.`,
    failed: isRequested ? t`We couldn't withdraw your request.` : t`We couldn't take you off the list.`,
    onLeft,
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        pending={isLeaving}
        pendingLabel={t`Leaving...`}
        onClick={() => setAsking(true)}
      >
        {isRequested ? t`Withdraw request` : t`Leave event`}
      </Button>
      <LeaveSeriesDialog
        event={event}
        description={leavingInWords(event)}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={leave}
      />
    </>
  );
}

function WithdrawRequest({ event, onLeft }: LeaveEventProps) {
  const { isLeaving, leave } = useLeaving(event, {
    done: t`You withdrew your request.`,
    failed: t`We couldn't withdraw your request.`,
    onLeft,
  });
  return (
    <Button variant="quiet" size="sm" pending={isLeaving} pendingLabel={t`Withdrawing...`} onClick={() => leave()}>
      {t`Withdraw request`}
    </Button>
  );
}

function GiveUpPlace({ event, onLeft }: LeaveEventProps) {
  const [isAsking, setAsking] = useState(false);
  const { isLeaving, leave } = useLeaving(event, {
    done: t`You have left the event.`,
    failed: t`We couldn't take you off the list.`,
    onLeft,
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        pending={isLeaving}
        pendingLabel={t`Leaving...`}
        onClick={() => setAsking(true)}
      >
        {t`Leave event`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Leave “${event.title}”?`}
        description={leavingInWords(event)}
        confirmLabel={t`Leave event`}
        cancelLabel={t`Stay`}
        onConfirm={() => {
          setAsking(false);
          leave();
        }}
      />
    </>
  );
}
