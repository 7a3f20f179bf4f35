import { plural, t } from '@lingui/core/macro';
import type { Notification } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Star from 'lucide-react/icons/star';
import Video from 'lucide-react/icons/video';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { slotWords } from '../../lib/time/clock-times.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { timeAgo } from '../../lib/time/time-ago.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Dotted } from '../event-when/dotted.tsx';

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
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {children}
      </ul>
    </section>
  );
}

interface NotificationRowProps {
  notification: Notification;
  /** Target of a click, which also marks the notification as read. */
  href: string;
  onOpen: () => void;
  /** Requests of earlier notifications about the same event, which have no row of their own. */
  earlier?: number;
  /** Actions to answer in place, or the answer: `NotificationAnswered`. */
  children?: ReactNode;
}

const ROW = 'flex items-start gap-4 px-4 py-3.5 sm:px-5';

/** A notification: its picture, sentence and time. Unread ones are bold and have a lane. */
export function NotificationRow({ notification, href, onOpen, earlier = 0, children }: NotificationRowProps) {
  const Link = useLink();
  const { kind, title, at, startsAt, isRead } = notification;
  const now = useNow();
  return (
    <li className="relative">
      {isRead ? null : (
        <span
          aria-hidden="true"
          data-slot="unread-lane"
          className="absolute inset-y-2.5 inset-s-0 z-1 w-1.5 rounded-e-full bg-teach forced-colors:bg-[Highlight]"
        />
      )}
      <Link
        href={href}
        onClick={onOpen}
        className={cx(
          ROW,
          'text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line',
        )}
      >
        <Sign notification={notification} />
        <span className="min-w-0 flex-1 sm:flex sm:gap-4">
          <span className="min-w-0 flex-1">
            {isRead ? null : <span className="sr-only">{t`Unread:`} </span>}
            <span
              data-slot="notification-title"
              // That of an announcement is the operators' own; the others are sentences of the language.
              dir={kind === 'announcement' ? 'auto' : undefined}
              className={cx('line-clamp-3 wrap-anywhere', isRead ? 'text-ink-2' : 'font-semibold')}
            >
              {title}
            </span>
            {startsAt === undefined ? null : <Starts at={startsAt} />}
            {earlier > 0 ? (
              <span className="block text-small text-ink-2">
                {plural(earlier, { one: '# earlier request', other: '# earlier requests' })}
              </span>
            ) : null}
          </span>
          <time dateTime={at} className="block flex-none text-cap text-ink-2">
            {timeAgo(at, now)}
          </time>
        </span>
      </Link>
      {/* Below the text; nothing without an answer. */}
      {children ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 ps-4 pe-4 pb-4 empty:hidden sm:ps-21 sm:pe-5">
          {children}
        </div>
      ) : null}
    </li>
  );
}

/** When it takes place, on both clocks. */
function Starts({ at }: { at: string }) {
  const { day, own, utc } = slotWords(at, localTimeZone());
  return (
    <time dateTime={at} className="mt-0.5 block text-small">
      <Dotted>
        <span>{day}</span>
        <span>{own}</span>
        <span>{utc}</span>
      </Dotted>
    </time>
  );
}

/** The member's answer, instead of the buttons. */
export function NotificationAnswered({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-small font-semibold text-teach-ink">
      <Check aria-hidden="true" className="size-4 flex-none" />
      {children}
    </p>
  );
}

/** Icons by the prefix of a notification's kind. */
const ICONS = [
  ['session', Video],
  ['message', MessageCircle],
  ['review', Star],
  ['eventReview', Star],
  ['', CalendarDays],
] as const;

function Sign({ notification: { actor, kind } }: Pick<NotificationRowProps, 'notification'>) {
  const [, Icon] = ICONS.find(([start]) => kind.startsWith(start)) ?? ICONS[4];
  if (actor)
    return (
      <span className="relative flex-none">
        <Avatar id={actor._id} name={actor.name} src={actor.photo} decorative />
        <span className="absolute -inset-e-1 -bottom-1 grid size-6 place-items-center rounded-full bg-ink text-canvas ring-2 ring-surface">
          <Icon aria-hidden="true" className="size-3" />
        </span>
      </span>
    );
  return (
    <span className="grid size-12 flex-none place-items-center rounded-full bg-teach-tint text-teach-ink">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

export function NotificationRowsSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line rounded-card border border-line bg-surface">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((key) => (
        <div key={key} className={ROW}>
          <Skeleton shape="circle" className="size-12 flex-none" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-4/5" />
            <Skeleton className="w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
