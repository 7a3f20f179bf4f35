import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import TimerOff from 'lucide-react/icons/timer-off';
import type { ComponentProps } from 'react';
import type { SessionStanding } from '../../lib/sessions/session-state.ts';
import { pillVariants } from './pill-variants.ts';

interface StatePillProps extends ComponentProps<'p'> {
  standing: SessionStanding;
}

/** The state of a session in a few words. Renders nothing if the server only says Scheduled. */
export function StatePill({ standing: { state, words, tone }, className, ...rest }: StatePillProps) {
  if (words === null) return null;
  const isWaiting = tone === 'neutral' && state !== 'expired';
  return (
    <p data-slot="state-pill" className={pillVariants({ tone, className })} {...rest}>
      {tone === 'needsYou' ? <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" /> : null}
      {state === 'set' && !isWaiting ? <Check aria-hidden="true" /> : null}
      {isWaiting ? <Hourglass aria-hidden="true" /> : null}
      {state === 'expired' ? <TimerOff aria-hidden="true" /> : null}
      <span>{words}</span>
    </p>
  );
}
