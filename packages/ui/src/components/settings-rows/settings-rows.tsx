import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, useId } from 'react';
import { shortCount } from '../../lib/texts/count-words.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

interface SettingsGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Undefined for self-explanatory rows. */
  title?: string;
}

/** A card of `SettingsRow`s below their heading. */
export function SettingsGroup({ title, className, children, ...rest }: SettingsGroupProps) {
  const id = useId();
  return (
    <section
      data-slot="settings-group"
      aria-labelledby={title === undefined ? undefined : id}
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-2', className)}
      {...rest}
    >
      {title === undefined ? null : (
        <h2 id={id} className="type-h4">
          {title}
        </h2>
      )}
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card">{children}</ul>
    </section>
  );
}

const ROW = cx(
  'flex min-h-15 w-full items-center gap-4 px-4 py-2 text-start no-underline transition-colors sm:px-5',
  'hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line',
);

interface SettingsRowProps {
  href: string;
  icon: LucideIcon;
  title: string;
  detail?: string | undefined;
  /** The current state in a word or a number. */
  value?: string | number | undefined;
  /** The kind of state: fine, or needs attention. */
  tone?: 'well' | 'due' | undefined;
  /** Number of pending items; a badge that replaces the value. */
  count?: number | undefined;
  /** The count after the title: '3 open cases'. */
  countWords?: string | undefined;
  /** The state is loading. */
  loading?: boolean;
}

const TONES = { well: 'font-semibold text-teach-ink', due: 'font-semibold text-learn-ink' };

/** A row that links to its own page and shows the current state. */
export function SettingsRow(props: SettingsRowProps) {
  const { href, icon: Icon, title, detail, value, tone, count = 0, countWords, loading = false } = props;
  const Link = useLink();
  return (
    <li className="group">
      <Link href={href} className={cx(ROW, 'text-ink')}>
        <Icon aria-hidden="true" className="size-5 flex-none text-ink-2" />
        {/* The line between two rows starts where the text does. */}
        <span className="-my-2 -me-4 flex min-h-15 min-w-0 flex-1 items-center gap-3 py-2 pe-4 group-not-first:border-t group-not-first:border-line">
          <span className="min-w-0 flex-1">
            <span className="block leading-snug font-semibold wrap-anywhere">{title}</span>
            {detail === undefined ? null : (
              <span className="block text-small leading-snug text-ink-2 wrap-anywhere">{detail}</span>
            )}
          </span>
          {loading ? <Skeleton className="w-14 flex-none" /> : null}
          {count > 0 ? (
            <>
              <span className="sr-only">{countWords ?? count}</span>
              <Badge aria-hidden="true" tone="count" className="flex-none">
                {shortCount(count)}
              </Badge>
            </>
          ) : null}
          {count === 0 && value !== undefined ? (
            <span className={cx('max-w-1/2 flex-none text-end text-small', tone ? TONES[tone] : 'text-ink-2')}>
              {value}
            </span>
          ) : null}
          <ChevronRight aria-hidden="true" className="size-4 flex-none text-ink-2" />
        </span>
      </Link>
    </li>
  );
}

interface SettingsActionProps {
  icon: LucideIcon;
  title: string;
  onPress: () => void;
}

/** A row with an immediate action, such as Logout. */
export function SettingsAction({ icon: Icon, title, onPress }: SettingsActionProps) {
  return (
    <li>
      <button type="button" onClick={onPress} className={cx(ROW, 'font-semibold text-danger-ink')}>
        <Icon aria-hidden="true" className="size-5 flex-none" />
        {title}
      </button>
    </li>
  );
}
