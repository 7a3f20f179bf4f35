import type { Session } from '@skill-exchange/api-client/types';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import TimerOff from 'lucide-react/icons/timer-off';
import type { ComponentProps } from 'react';
import { pillVariants } from './pill-variants.ts';
import { pillWords, type SessionState, stateOf } from './session-state.ts';

const asked: readonly SessionState[] = ['proposed', 'countered', 'planned', 'moveAsked'];

function toneOf(session: Session, state: SessionState) {
  if (asked.includes(state)) return 'needsYou';
  if (state === 'canceled') return 'ended';
  return state === 'expired' || session.waitingFor !== undefined ? 'neutral' : 'good';
}

interface StatePillProps extends ComponentProps<'p'> {
  session: Session;
  memberId: string;
}

/** The state of a session in a few words. Renders nothing if the server only says Scheduled. */
export function StatePill({ session, memberId, className, ...rest }: StatePillProps) {
  const words = pillWords(session, memberId);
  if (words === null) return null;
  const state = stateOf(session, memberId);
  const tone = toneOf(session, state);
  const isWaiting = session.status === 'Scheduled' && tone === 'neutral';
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
