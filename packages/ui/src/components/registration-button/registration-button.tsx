import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { eventStateWords } from '../../lib/events/event-standing.ts';
import { type EventViewer, registrationState } from '../../lib/registration-state.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

interface RegistrationButtonProps extends ComponentProps<'div'> {
  event: Event;
  /** The signed-in member; null for visitors, who are asked to log in. */
  member: EventViewer | null;
  onRegister: () => void;
  pending?: boolean | undefined;
  /** Renders the confirmation of a sent request. */
  isSent?: boolean | undefined;
}

/** Requests to join an event, or explains why that is not possible. */
export function RegistrationButton(props: RegistrationButtonProps) {
  const { event, member, onRegister, pending = false, isSent = false, className, ...rest } = props;
  const known = registrationState(event, member);
  // Automatic approval makes a request a place at once.
  const state = isSent && known !== 'registered' ? 'requested' : known;
  // The participant count may be stale: the server decides.
  const canAsk = state === 'open' || state === 'full';
  const fallback = useFocusFallback<HTMLDivElement>(canAsk ? 1 : 0);
  return (
    <div data-slot="registration" data-state={state} className={cx('grid gap-2', className)} {...rest}>
      <div ref={fallback} tabIndex={-1} role="status" className="empty:absolute">
        {isSent ? (
          <Banner tone="teach">
            <Check aria-hidden="true" />
            {t`Registered`}
          </Banner>
        ) : null}
      </div>
      {state === 'full' ? (
        <p className="text-small text-ink-2">{t`Event is full. A spot may open up, so check back later.`}</p>
      ) : null}
      <Button
        variant={state === 'full' ? 'secondary' : 'teach'}
        disabled={!canAsk}
        pending={pending && canAsk}
        pendingLabel={t`Pending...`}
        onClick={onRegister}
      >
        {state === 'open' || state === 'full' ? t`Register for Event` : eventStateWords[state]}
      </Button>
    </div>
  );
}
