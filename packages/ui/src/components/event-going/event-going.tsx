import { plural, t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface EventGoingProps extends ComponentProps<'section'> {
  event: Pick<Event, 'status' | 'current_participants_count' | 'max_participants'>;
  /** `EventFaces`, for who may see them, in place of seats without a name. */
  children?: ReactNode;
}

/** Largest event whose places are drawn one by one. */
const mostSeats = 24;

/** How many members are going: taken and free places as seats. Only hosts and participants see who they are. */
export function EventGoing({ event, children, className, ...rest }: EventGoingProps) {
  const id = useId();
  const { current_participants_count: taken, max_participants: size, status } = event;
  const words = {
    Upcoming:
      taken === 0
        ? t`Nobody yet. The first place is yours to ask for.`
        : plural(taken, { one: '# member is going.', other: '# members are going.' }),
    Completed: plural(taken, { one: '# member took part.', other: '# members took part.' }),
    Cancelled: plural(taken, { one: '# member had a place.', other: '# members had a place.' }),
  }[status];
  return (
    <section aria-labelledby={id} className={cx('grid gap-4', className)} {...rest}>
      <h2 id={id} className="type-h3">
        {t`Who’s going`}
      </h2>
      {children ??
        (size <= mostSeats ? (
          <div aria-hidden="true" className="flex flex-wrap gap-2">
            {Array.from({ length: Math.max(size, taken) }, (_, seat) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are alike
                key={seat}
                className={cx(
                  'size-8 rounded-lane-teach-chip border-[1.5px]',
                  seat < taken ? 'border-teach bg-teach' : 'border-dashed border-line-strong',
                )}
              />
            ))}
          </div>
        ) : null)}
      <p className="text-ink-2">{words}</p>
    </section>
  );
}
