import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { freePlaces } from '../../lib/registration-state.ts';

interface EventPlacesProps extends ComponentProps<'div'> {
  event: Pick<Event, 'status' | 'current_participants_count' | 'max_participants' | 'freePlaces'>;
}

/** How many members take part in an event and how many more can, in words and as a bar. */
export function EventPlaces({ event, className, ...rest }: EventPlacesProps) {
  const { current_participants_count: taken, max_participants: size, status } = event;
  const left = freePlaces(event);
  const words = left === 0 ? t`Full` : plural(left, { one: '# place left', other: '# places left' });
  return (
    <div data-slot="event-places" className={cx('grid gap-2 text-small', className)} {...rest}>
      <p className="flex justify-between gap-3">
        <span>
          <Trans>
            <b className="font-semibold">
              {taken} / {size}
            </b>{' '}
            participants
          </Trans>
        </span>
        {status === 'Upcoming' ? <span>{words}</span> : null}
      </p>
      {/* The line above says the same. */}
      <div aria-hidden="true" className="h-3.5 overflow-hidden rounded-lane-teach border border-line bg-sunken">
        <div
          className="h-full rounded-lane-teach bg-teach"
          style={{ width: `${Math.min(100, (taken / Math.max(size, 1)) * 100)}%` }}
        />
      </div>
    </div>
  );
}
