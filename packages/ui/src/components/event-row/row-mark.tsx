import { msg } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { type EventViewer, registrationState } from '../../lib/registration-state.ts';
import { i18n } from '../../lib/texts/i18n.ts';

interface RowMarkProps {
  event: Event;
  /** The signed-in member; null for visitors. */
  viewer: EventViewer | null;
  className?: string;
}

const marks = {
  host: { text: msg`You are Host`, look: 'rounded-chip bg-sunken px-2.5', icon: null },
  registered: {
    text: msg`Registered`,
    look: 'rounded-lane-teach-chip bg-teach-tint ps-2 pe-3 text-teach-ink',
    icon: Check,
  },
  requested: {
    text: msg`Requested to Join`,
    look: 'rounded-lane-learn-chip bg-learn-tint ps-3 pe-2 text-learn-ink',
    icon: Clock,
  },
  closed: { text: msg`Sign-ups closed`, look: 'rounded-chip bg-sunken px-2.5', icon: null },
};

/** How the viewer stands to an event, in the words of its button. */
export function RowMark({ event, viewer, className }: RowMarkProps) {
  const state = registrationState(event, viewer);
  if (!(state in marks)) return null;
  const { text, look, icon: Icon } = marks[state as keyof typeof marks];
  return (
    <span
      data-slot="row-mark"
      className={cx('inline-flex min-h-7 items-center gap-2 text-small font-semibold', look, className)}
    >
      {Icon === null ? null : <Icon aria-hidden="true" className="size-4" />}
      {i18n._(text)}
    </span>
  );
}
