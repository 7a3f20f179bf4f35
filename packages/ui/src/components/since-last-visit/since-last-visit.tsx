import { t } from '@lingui/core/macro';
import type { News } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useId } from 'react';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { localDayTime } from '../../lib/time/local-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

interface SinceLastVisitProps extends ComponentProps<'section'> {
  news: readonly News[];
  onPutAway: () => void;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** What is new for a member who was away for weeks: messages, reviews, events, members, and partners to meet again. */
export function SinceLastVisit({
  news,
  onPutAway,
  timeZone = localTimeZone(),
  className,
  ...rest
}: SinceLastVisitProps) {
  const id = useId();
  return (
    <section data-slot="since-last-visit" aria-labelledby={id} className={cx('min-w-0', className)} {...rest}>
      <Card>
        <div className="flex items-start justify-between gap-4 p-5 pb-3">
          <h2 id={id} className="type-h3">
            {t`New since your last visit`}
          </h2>
          <IconButton label={t`Put the news away`} className="-my-2 -me-2" onClick={onPutAway}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 px-5 pb-4 lg:grid-cols-2">
          {news.map(({ kind, _id, title, path, actor, startsAt }) => (
            <li key={`${kind} ${_id}`} className="flex min-h-12 items-center gap-3">
              <Avatar id={actor._id} name={actor.name} src={actor.photo} size="sm" decorative />
              <div className="min-w-0 wrap-anywhere">
                <TextLink variant="quiet" href={path} className="inline-block py-2 font-semibold">
                  {title}
                </TextLink>
                {startsAt === undefined ? null : (
                  <p className="-mt-2 pb-2 text-small text-ink-2">{localDayTime(startsAt, timeZone)}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
