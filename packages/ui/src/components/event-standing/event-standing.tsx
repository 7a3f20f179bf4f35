import { cva } from 'class-variance-authority';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Clock from 'lucide-react/icons/clock';
import Lock from 'lucide-react/icons/lock';
import Megaphone from 'lucide-react/icons/megaphone';
import type { ComponentProps, ReactNode } from 'react';
import { type EventStandingState, eventStateWords } from '../../lib/events/event-standing.ts';

const standingVariants = cva('flex items-center gap-3 px-4 py-3 [&_svg]:size-5 [&_svg]:shrink-0', {
  variants: {
    state: {
      host: 'rounded-lane-teach bg-sunken text-ink',
      registered: 'rounded-lane-teach bg-teach-tint text-teach-ink',
      requested: 'rounded-lane-learn bg-learn-tint text-learn-ink',
      cancelled: 'rounded-ctl bg-danger-tint text-danger-ink',
      completed: 'rounded-ctl bg-sunken text-ink',
      closed: 'rounded-ctl bg-sunken text-ink',
    },
  },
});

const ICONS = {
  host: Megaphone,
  registered: Check,
  requested: Clock,
  cancelled: CalendarX,
  completed: CheckCheck,
  closed: Lock,
};

interface EventStandingProps extends ComponentProps<'div'> {
  state: EventStandingState;
  /** A sentence about it. */
  note?: ReactNode;
}

/** The viewer's state for an event, as a lane in place of the button. */
export function EventStanding({ state, note, className, ...rest }: EventStandingProps) {
  const Icon = ICONS[state];
  return (
    <div data-slot="event-standing" data-state={state} className={standingVariants({ state, className })} {...rest}>
      <Icon aria-hidden="true" />
      <p className="grid min-w-0">
        <b className="font-semibold">{eventStateWords[state]}</b>
        {note == null ? null : <span className="text-small wrap-anywhere">{note}</span>}
      </p>
    </div>
  );
}
