import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { useFocusHome } from '../focus-home/use-focus-home.ts';
import { type Onlooker, type RegistrationState, registrationState } from './registration-state.ts';

interface RegistrationButtonProps extends ComponentProps<'div'> {
  event: Event;
  /** Who looks at the event; null is a visitor, who can press and is then asked to log in. */
  member: Onlooker | null;
  onRegister: () => void;
  /** The request is on its way. */
  pending?: boolean | undefined;
  /** The request has just been sent: shows the green box. */
  isSent?: boolean | undefined;
}

const LABELS: Record<RegistrationState, string> = {
  host: 'You are Host',
  registered: 'Registered',
  requested: 'Requested to Join',
  cancelled: 'Event Canceled',
  completed: 'Event Completed',
  full: 'Register for Event',
  open: 'Register for Event',
};

/** Asks to join an event, or says why that is not possible. */
export function RegistrationButton(props: RegistrationButtonProps) {
  const { event, member, onRegister, pending = false, isSent = false, className, ...rest } = props;
  const state = isSent ? 'requested' : registrationState(event, member);
  // What is shown of a full event may be old: the server decides.
  const canAsk = state === 'open' || state === 'full';
  const home = useFocusHome<HTMLDivElement>(canAsk ? 1 : 0);
  return (
    <div data-slot="registration" data-state={state} className={cx('grid gap-2', className)} {...rest}>
      <div ref={home} tabIndex={-1} role="status" className="empty:absolute">
        {isSent ? (
          <Banner tone="teach">
            <Check aria-hidden="true" />
            Registered
          </Banner>
        ) : null}
      </div>
      {state === 'full' ? (
        <p className="text-small text-ink-2">Event is full. A place may come free: try again later.</p>
      ) : null}
      <Button
        variant={state === 'full' ? 'secondary' : 'teach'}
        disabled={!canAsk}
        pending={pending && canAsk}
        pendingLabel="Pending..."
        onClick={onRegister}
      >
        {LABELS[state]}
      </Button>
    </div>
  );
}
