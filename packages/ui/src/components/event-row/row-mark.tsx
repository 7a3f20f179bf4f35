import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { eventStanding } from '../../lib/events/event-standing.ts';
import type { EventViewer } from '../../lib/registration-state.ts';
import { useNow } from '../../lib/time/use-now.ts';

interface RowMarkProps {
  event: Event;
  /** The signed-in member; null for visitors. */
  viewer: EventViewer | null;
  className?: string;
}

const looks = {
  host: { look: 'rounded-chip bg-sunken px-2.5', icon: null },
  registered: { look: 'rounded-lane-teach-chip bg-teach-tint ps-2 pe-3 text-teach-ink', icon: Check },
  requested: { look: 'rounded-lane-learn-chip bg-learn-tint ps-3 pe-2 text-learn-ink', icon: Clock },
  closed: { look: 'rounded-chip bg-sunken px-2.5', icon: null },
};

/** How the viewer stands to an event, in the words of its button. */
export function RowMark({ event, viewer, className }: RowMarkProps) {
  const { state, words, isWaiting } = eventStanding(event, viewer, { now: useNow() });
  const known = isWaiting ? 'requested' : state;
  if (!(known in looks)) return null;
  const { look, icon: Icon } = looks[known as keyof typeof looks];
  return (
    <span
      data-slot="row-mark"
      className={cx('inline-flex min-h-7 items-center gap-2 text-small font-semibold', look, className)}
    >
      {Icon === null ? null : <Icon aria-hidden="true" className="size-4" />}
      {words}
    </span>
  );
}
