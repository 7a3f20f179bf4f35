import type { Session } from '@skill-exchange/api-client/types';
import { cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import TimerOff from 'lucide-react/icons/timer-off';
import type { ComponentProps } from 'react';
import { pillWords, type SessionState, stateOf } from './session-state.ts';

const pillVariants = cva(
  [
    'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-3 py-0.5 text-cap font-semibold wrap-anywhere',
    '[&_svg]:size-4 [&_svg]:shrink-0 forced-colors:border',
  ],
  {
    variants: {
      tone: {
        needsYou: 'bg-ink text-canvas',
        good: 'bg-teach-tint text-teach-ink',
        neutral: 'bg-sunken text-ink',
        ended: 'bg-danger-tint text-danger-ink',
      },
    },
  },
);

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
      <span dir="auto">{words}</span>
    </p>
  );
}
