import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { FallbackImage } from '../../primitives/avatar/fallback-image.tsx';
import { EventPattern } from '../event-pattern/event-pattern.tsx';

interface EventPictureProps extends ComponentProps<'div'> {
  event: Pick<Event, 'title' | 'skills' | 'status' | 'cover' | 'pattern'>;
}

/** An event's picture, or its pattern without one. Decorative; set its size with `className`. */
export function EventPicture({ event, className, children, ...rest }: EventPictureProps) {
  const cancelled = event.status === 'Cancelled';
  return (
    <div data-slot="event-picture" className={cx('relative overflow-hidden', className)} {...rest}>
      <EventPattern
        title={event.title}
        skills={event.skills}
        choice={event.pattern}
        cancelled={cancelled}
        className="absolute inset-0 size-full"
      />
      <FallbackImage
        src={event.cover}
        className={cx('absolute inset-0 size-full object-cover', cancelled && '[filter:grayscale(1)]')}
      />
      {children}
    </div>
  );
}
