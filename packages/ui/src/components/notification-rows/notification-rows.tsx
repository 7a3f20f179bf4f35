import type { Notification } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Repeat from 'lucide-react/icons/repeat';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { localDayTime, localTime } from '../../lib/local-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

interface NotificationDayProps extends ComponentProps<'section'> {
  /** Today, Yesterday or a date. */
  label: string;
  /** Rows. */
  children: ReactNode;
}

/** The notifications of one day, latest first, below the day's name. */
export function NotificationDay({ label, children, className, ...rest }: NotificationDayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-slot="notification-day" className={cx('mt-8 first:mt-0', className)} {...rest}>
      <h2 id={id} className="type-h4 mb-3">
        {label}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">{children}</ul>
    </section>
  );
}

interface NotificationRowProps {
  notification: Notification;
  /** Where a press leads; it marks the notification as read. */
  href: string;
  onOpen: () => void;
}

const ROW = 'relative flex min-h-18 items-center gap-4 px-4 py-3 sm:px-5';

/** A notification: who or what it is about, its sentence, and when it came. Unread ones are bold and have a dot. */
export function NotificationRow({ notification, href, onOpen }: NotificationRowProps) {
  const Link = useLink();
  const { title, at, startsAt, isRead } = notification;
  return (
    <li>
      <Link
        href={href}
        onClick={onOpen}
        className={cx(
          ROW,
          'text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line',
        )}
      >
        <Sign notification={notification} />
        <span className="min-w-0 flex-1">
          {isRead ? null : <span className="sr-only">Unread: </span>}
          <span dir="auto" className={cx('wrap-anywhere line-clamp-3', !isRead && 'font-semibold')}>
            {title}
          </span>
          <span className="mt-0.5 block text-small text-ink-2">
            <time dateTime={at}>{localTime(at)}</time>
            {startsAt === undefined ? null : (
              <>
                {' · Starts '}
                <time dateTime={startsAt}>{localDayTime(startsAt)}</time>
              </>
            )}
          </span>
        </span>
        {isRead ? null : (
          <span aria-hidden="true" className="size-2.5 flex-none rounded-full border-[5px] border-teach-ink" />
        )}
      </Link>
    </li>
  );
}

function Sign({ notification: { actor, kind } }: Pick<NotificationRowProps, 'notification'>) {
  if (actor) return <Avatar id={actor._id} name={actor.name} src={actor.photo} size="sm" decorative />;
  const Icon = kind.startsWith('session') ? Repeat : CalendarDays;
  return (
    <span className="grid size-10 flex-none place-items-center rounded-full bg-teach-tint text-teach-ink">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

export function NotificationRowsSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line rounded-card border border-line bg-surface">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((key) => (
        <div key={key} className={ROW}>
          <Skeleton shape="circle" className="size-10" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-4/5" />
            <Skeleton className="w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
