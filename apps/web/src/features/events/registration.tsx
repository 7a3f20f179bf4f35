import type { Event } from '@skill-exchange/api-client/types';
import { RegistrationButton } from '@skill-exchange/ui/components/registration-button';
import { useEffect, useEffectEvent } from 'react';
import { useRegistration } from './use-registration.ts';

type RegistrationProps = {
  event: Event;
  /** Called `settleTime` after a request has gone out. */
  onSettled?: () => void;
};

/** Milliseconds for which the green box shows before its dialog closes. */
const settleTime = 2000;

/** The user's registration for an event: the button to join, or its state. */
export function Registration({ event, onSettled }: RegistrationProps) {
  const { onlooker, isPending, isSent, register } = useRegistration(event);
  const settle = useEffectEvent(() => onSettled?.());

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => settle(), settleTime);
    return () => clearTimeout(timer);
  }, [isSent]);

  return (
    <RegistrationButton
      event={event}
      member={onlooker}
      pending={isPending}
      isSent={isSent}
      onRegister={register}
      className="w-full sm:w-auto sm:min-w-56"
    />
  );
}
