import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { clockTime, type ThreadLine } from './thread-days.ts';

/** An event between the two members: pine for the current member's, marigold for the other's. */
export function SystemLine({ line, timeZone }: { line: ThreadLine; timeZone: string }) {
  const { at, isOwn, who, what, href } = line;
  const Link = useLink();
  const sent = t`sent ${{ time: clockTime(at, timeZone) }}`;
  return (
    <p
      data-slot="system-line"
      className={cx(
        'relative mx-4 my-1 flex max-w-full gap-2 self-center py-1.5 text-small leading-snug forced-colors:border',
        isOwn
          ? 'rounded-lane-teach-chip bg-teach-tint px-3 text-teach-ink'
          : 'rounded-lane-learn-chip bg-learn-tint px-3 text-learn-ink',
        href === undefined ? 'items-start' : 'min-h-11 items-center',
      )}
    >
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">
          <bdi>{who}</bdi>
        </b>{' '}
        {what} <time dateTime={at} className="whitespace-nowrap">{`· ${sent}`}</time>
        {href === undefined ? null : (
          <>
            {' '}
            {/* Its target is the whole line. */}
            <Link
              href={href}
              className="font-semibold whitespace-nowrap text-inherit underline after:absolute after:inset-0"
            >
              {t`View session`}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
