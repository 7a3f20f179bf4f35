import type { Event } from '@skill-exchange/api-client/types';
import { RegistrationButton } from '@skill-exchange/ui/components/registration-button';
import { formatShortDay, formatTimes, localTimeZone } from '@skill-exchange/ui/lib/date-time';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyWithPreload, loadOrNotify, usePreload } from '../../lib/lazy-with-preload.ts';
import { LeaveEvent, useRegistrationState } from './leave-event.tsx';
import { useRegistration } from './use-registration.ts';
import { Waitlist } from './waitlist.tsx';

const RequestNote = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/request-note')).RequestNote,
);

const dayAndTime = (at: string) => `${formatShortDay(at, localTimeZone())}, ${formatTimes(at, localTimeZone())}`;

// Only for members.
const OwnPlansNote = lazyWithPreload(async () => (await import('./own-plans-note.tsx')).OwnPlansNote);

type RegistrationProps = {
  event: Event;
  /** Called `settleTime` after a request was sent. */
  onSettled?: () => void;
};

/** Milliseconds for which the green box shows before its dialog closes. */
const settleTime = 2000;

/** The user's registration for an event: the button to join, or its state and the way to leave. */
export function Registration({ event, onSettled }: RegistrationProps) {
  const { onlooker, isPending, isSent, register } = useRegistration(event);
  const state = useRegistrationState(event);
  const home = useFocusFallback<HTMLDivElement>(state === 'open' ? 0 : 1);
  const [note, setNote] = useState<string>();
  const isOpen = state === 'open' && !isSent;
  const canWrite = onlooker !== null && isOpen && !event.autoApprove;
  const canAsk = state === 'open' || state === 'full';
  const canJoinAll = onlooker !== null && canAsk && !isSent && event.series !== undefined;
  const hasNote = usePreload(OwnPlansNote, onlooker !== null);
  const settle = useEffectEvent(() => onSettled?.());

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => settle(), settleTime);
    return () => clearTimeout(timer);
  }, [isSent]);

  const mayTake = event.waitlist?.offerExpiresAt !== undefined || event.waitlist?.isFirstCome === true;
  const { start_time: start, end_time: end, _id: eventId } = event;
  return (
    <div ref={home} tabIndex={-1} className="grid w-full gap-2 sm:w-auto sm:min-w-56">
      {canWrite && note !== undefined ? (
        <RequestNote value={note} onValueChange={setNote} disabled={isPending} />
      ) : null}
      {onlooker !== null && hasNote && ((canAsk && !isSent) || mayTake) ? (
        <OwnPlansNote {...{ start, end, eventId }} />
      ) : null}
      <RegistrationButton
        event={event}
        member={onlooker}
        pending={isPending}
        isSent={isSent}
        onRegister={() => register({ message: note ?? '' })}
      />
      {isOpen && event.autoApprove ? (
        <p className="text-small text-ink-2">No approval needed: you’re in as soon as you register.</p>
      ) : null}
      {isOpen && event.signUpsCloseAt !== undefined ? (
        <p className="text-small text-ink-2">{`Sign-ups close ${dayAndTime(event.signUpsCloseAt)}.`}</p>
      ) : null}
      {canJoinAll ? (
        <Button
          variant="secondary"
          pending={isPending}
          pendingLabel="Pending..."
          onClick={() => register({ message: note ?? '', scope: 'all' })}
        >
          Join all dates
        </Button>
      ) : null}
      {canWrite && note === undefined ? (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => void loadOrNotify(RequestNote).then((isLoaded) => isLoaded && setNote(''))}
        >
          Add a note for the host
        </Button>
      ) : null}
      {onlooker === null || isSent ? null : <Waitlist event={event} />}
      {isSent ? null : <LeaveEvent event={event} />}
    </div>
  );
}
