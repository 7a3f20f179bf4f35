import type { Event } from '@skill-exchange/api-client/types';
import { RegistrationButton } from '@skill-exchange/ui/components/registration-button';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { useSettled } from '../use-settled.ts';
import { LeaveEvent, useRegistrationState } from './leave-event.tsx';
import { useRegistrationExtras } from './registration-extras.tsx';
import { useRegistration } from './use-registration.ts';
import { Waitlist } from './waitlist.tsx';

type RegistrationProps = {
  event: Event;
  /** Called two seconds after a request was sent. */
  onSettled: () => void;
};

/** The member's registration in an event's dialog: the button to join, or its state and the way to leave. */
export function Registration({ event, onSettled }: RegistrationProps) {
  const registration = useRegistration(event);
  const { onlooker, isPending, isSent } = registration;
  const state = useRegistrationState(event);
  const home = useFocusFallback<HTMLDivElement>(state === 'open' ? 0 : 1);
  const { noteField, extras, send } = useRegistrationExtras(event, registration);
  useSettled(isSent, onSettled);
  return (
    <div ref={home} tabIndex={-1} className="grid w-full gap-2 sm:w-auto sm:min-w-56">
      {noteField}
      <RegistrationButton event={event} member={onlooker} pending={isPending} isSent={isSent} onRegister={send} />
      {extras}
      {onlooker === null || isSent ? null : <Waitlist event={event} />}
      {isSent ? null : <LeaveEvent event={event} />}
    </div>
  );
}
