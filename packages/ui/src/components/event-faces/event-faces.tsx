import { t } from '@lingui/core/macro';
import type { Person } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { fewPlaces } from '../../lib/events/event-standing.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';

interface EventFacesProps extends ComponentProps<'ul'> {
  people: readonly Pick<Person, '_id' | 'name' | 'photo'>[];
  /** Free places; drawn only if they are the last ones. */
  free?: number;
  hrefFor: (userId: string) => string;
  /** The signed-in member. */
  viewerId?: string | undefined;
}

/** Most faces of one list; the text beside it counts everybody. */
const mostFaces = 24;

const SEAT = 'flex min-h-12 flex-col items-center gap-2 text-small sm:flex-row sm:gap-3';

/** The participants of an event as faces, with the last free places beside them. */
export function EventFaces({ people, free = 0, hrefFor, viewerId, className, ...rest }: EventFacesProps) {
  const Link = useLink();
  return (
    <ul
      data-slot="event-faces"
      aria-label={t`Participants`}
      className={cx('grid grid-cols-4 gap-x-3 gap-y-4', className)}
      {...rest}
    >
      {people.slice(0, mostFaces).map(({ _id, name, photo }) => (
        <li key={_id} className="min-w-0">
          <Link href={hrefFor(_id)} className={cx(SEAT, 'rounded-ctl text-ink no-underline hover:underline')}>
            <Avatar id={_id} name={name} src={photo} decorative />
            <span className="min-w-0 max-w-full max-sm:text-center">
              <span dir="auto" className="block font-semibold wrap-anywhere">
                {firstName(name)}
              </span>
              {_id === viewerId ? <span className="block text-ink-2">{t`you`}</span> : null}
            </span>
          </Link>
        </li>
      ))}
      {Array.from({ length: free <= fewPlaces ? free : 0 }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are alike
        <li key={seat} className={cx(SEAT, 'text-ink-2')}>
          <span aria-hidden="true" className="size-12 flex-none rounded-full border border-dashed border-line-strong" />
          {t({ message: 'free', comment: 'A place of an event' })}
        </li>
      ))}
    </ul>
  );
}
