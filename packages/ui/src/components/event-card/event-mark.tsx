import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { eventStanding } from '../../lib/events/event-standing.ts';
import type { EventViewer } from '../../lib/registration-state.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Badge } from '../../primitives/badge/badge.tsx';

interface EventMarkProps extends ComponentProps<typeof Badge> {
  event: Event;
  /** The signed-in member; null for visitors. */
  viewer: EventViewer | null;
}

const tones = { host: 'teach', registered: 'teach', requested: 'learn', closed: 'neutral', full: 'neutral' } as const;

/** The viewer's registration or place in line, or the last place; nothing for an event with many. */
export function EventMark({ event, viewer, className, ...rest }: EventMarkProps) {
  const { state, words, isWaiting, places, left } = eventStanding(event, viewer, { now: useNow() });
  const text = isWaiting || state in tones ? words : left === 1 ? places : null;
  if (text === null) return null;
  return (
    <Badge
      tone={isWaiting || state === 'open' ? 'learn' : tones[state as keyof typeof tones]}
      className={cx('border border-current max-sm:whitespace-normal!', className)}
      {...rest}
    >
      {text}
    </Badge>
  );
}
