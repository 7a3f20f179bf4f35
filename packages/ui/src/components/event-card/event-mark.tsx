import { plural, t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type EventViewer, freePlaces, registrationState } from '../../lib/registration-state.ts';
import { Badge } from '../../primitives/badge/badge.tsx';

interface EventMarkProps extends ComponentProps<typeof Badge> {
  event: Event;
  /** The signed-in member; null for visitors. */
  viewer: EventViewer | null;
}

/** The viewer's registration, or the few places left; nothing for an event with many. */
export function EventMark({ event, viewer, className, ...rest }: EventMarkProps) {
  const mark = markOf(event, viewer);
  if (mark === null) return null;
  return (
    <Badge tone={mark.tone} className={cx('border border-current', className)} {...rest}>
      {mark.text}
    </Badge>
  );
}

function markOf(event: Event, viewer: EventViewer | null) {
  const state = registrationState(event, viewer);
  if (state === 'host') return { text: t`Host`, tone: 'teach' } as const;
  if (state === 'registered') return { text: t`Registered`, tone: 'teach' } as const;
  if (state === 'requested') return { text: t`Requested`, tone: 'learn' } as const;
  if (state === 'closed') return { text: t`Sign-ups closed`, tone: 'neutral' } as const;
  if (state === 'full') return { text: t`Full`, tone: 'neutral' } as const;
  const left = freePlaces(event);
  if (state !== 'open' || left !== 1) return null;
  return { text: plural(left, { one: '# place left', other: '# places left' }), tone: 'learn' } as const;
}
