import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Overlap } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { slotWords } from '../../lib/time/clock-times.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { TextLink } from '../../primitives/link/link.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { byDay, firstTimes, zonesOf } from '../time-picks/time-days.ts';

/** Maximum slots, each on another day. */
const mostSlots = 3;

interface FreeTimesProps extends ComponentProps<'section'> {
  /** The other member's first name. */
  name: string;
  /** Hours that suit both; undefined while loading, null after an error. */
  overlap: Overlap | null | undefined;
  /** Returns the URL that proposes a slot. */
  hrefOf: (time: string) => string;
  /** The page of the member's own hours. */
  hoursHref: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** The next times that suit two members, each a link to its proposal; or why there are none. */
export function FreeTimes(props: FreeTimesProps) {
  const { name, overlap, hrefOf, hoursHref, timeZone = localTimeZone(), className, ...rest } = props;
  const id = useId();
  const isKnown = Boolean(overlap?.yours && overlap.theirs);
  const slots = overlap && isKnown ? firstOfDays(overlap, timeZone) : [];
  if (overlap === null) return null;
  return (
    <section
      data-slot="free-times"
      aria-labelledby={id}
      className={cx('grid min-w-0 flex-1 content-center gap-2 p-5', className)}
      {...rest}
    >
      <h2 id={id} className="font-text text-control font-semibold tracking-normal">
        {t`You are both free`}
      </h2>
      {overlap === undefined ? (
        <Skeleton shape="block" className="h-20" />
      ) : slots.length > 0 ? (
        <ul className="grid gap-2 sm:grid-cols-3">
          {slots.map((time) => (
            <li key={time}>
              <Slot time={time} href={hrefOf(time)} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small text-ink-2">
          {overlap.yours ? (
            noneWords(overlap, name)
          ) : (
            <Trans>
              <TextLink href={hoursHref}>Set your hours</TextLink> to see when you and <bdi>{name}</bdi> both have time.
            </Trans>
          )}
        </p>
      )}
    </section>
  );
}

const noneWords = ({ theirs }: Overlap, name: string) =>
  theirs ? t`No hours in common in the next two weeks.` : t`${name} hasn't set weekly hours yet.`;

/** Returns the first reasonable start of each of the next days. */
function firstOfDays(overlap: Overlap, timeZone: string): string[] {
  return byDay(overlap.times, timeZone)
    .flatMap(({ times }) => firstTimes(times, zonesOf(overlap, timeZone)).slice(0, 1))
    .slice(0, mostSlots);
}

function Slot({ time, href, timeZone }: { time: string; href: string; timeZone: string }) {
  const Link = useLink();
  const { day, own, utc } = slotWords(time, timeZone);
  return (
    <Link
      href={href}
      className="grid h-full rounded-lane-teach border border-line-strong py-2 ps-3 pe-4 text-cap text-ink no-underline transition-colors hover:border-ink"
    >
      <b className="text-small font-semibold">{day}</b>
      <span>{own}</span>
      <span>{utc}</span>
    </Link>
  );
}
