import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { HoursSwapped } from '../../lib/sessions/hours-swapped.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { numberWords } from '../../lib/texts/number-words.ts';
import { Card } from '../../primitives/card/card.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

interface MemberHomeProps extends ComponentProps<'section'> {
  /** The member's name. */
  name: string;
  /** Hours that the member has taught and learned; undefined while loading, and for newcomers. */
  hours?: HoursSwapped | undefined;
}

/** The top of a member's home: a greeting, the hours taught and learned, and `HomeCard`s. */
export function MemberHome({ name, hours, className, children, ...rest }: MemberHomeProps) {
  const id = useId();
  return (
    <section data-slot="member-home" aria-labelledby={id} className={cx('page-wrap pt-10', className)} {...rest}>
      <div className="mb-6 flex min-h-12 flex-wrap items-end justify-between gap-4">
        <h1 id={id} className="type-h2 wrap-anywhere">
          {t`Good to see you, ${{ firstName: firstName(name) }}`}
        </h1>
        {hours ? (
          <dl className="isolate flex max-w-full">
            <Hours
              minutes={hours.taught}
              word={t({ message: 'given', comment: 'Hours of teaching' })}
              icon={<ArrowRight aria-hidden="true" className="size-4" />}
              className="z-1 rounded-lane-teach-sm bg-teach-tint px-4 text-teach-ink shadow-[0_0_0_3px_var(--color-canvas)]"
            />
            <Hours
              minutes={hours.learned}
              word={t({ message: 'got', comment: 'Hours of learning' })}
              icon={<ArrowLeft aria-hidden="true" className="size-4" />}
              className="-ms-5 rounded-ctl bg-learn-tint ps-9 pe-3 text-learn-ink"
            />
          </dl>
        ) : null}
      </div>
      {children}
    </section>
  );
}

interface HoursProps {
  minutes: number;
  word: string;
  icon: ReactNode;
  className: string;
}

function Hours({ minutes, word, icon, className }: HoursProps) {
  return (
    <div
      className={cx(
        'flex min-h-11 min-w-0 flex-row-reverse flex-wrap items-center justify-end gap-x-2 text-small font-semibold',
        className,
      )}
    >
      <dt>{word}</dt>
      <dd className="flex items-center gap-2 font-display whitespace-nowrap">
        {icon}
        {t`${{ hours: numberWords(Math.round(minutes / 6) / 10) }} h`}
      </dd>
    </div>
  );
}

interface HomeCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Beside the title: a `Badge` with a number. */
  count?: ReactNode;
  /** At the end of the line: a `Badge`. */
  mark?: ReactNode;
}

/** A card of the members' home with a title. */
export function HomeCard({ title, count, mark, className, children, ...rest }: HomeCardProps) {
  const id = useId();
  return (
    <section data-slot="home-card" aria-labelledby={id} className={cx('min-w-0', className)} {...rest}>
      <Card>
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 px-5 pt-3">
          <div className="flex items-center gap-2">
            <h2 id={id} className="font-text text-control font-semibold tracking-normal">
              {title}
            </h2>
            {count}
          </div>
          {mark}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** Placeholder of a card's content while it loads. */
export function HomeCardSkeleton({ label }: { label: string }) {
  return (
    <LoadingStatus label={label} labelHidden>
      <div className="p-5">
        <Skeleton shape="block" className="h-75 rounded-ctl" />
      </div>
    </LoadingStatus>
  );
}
