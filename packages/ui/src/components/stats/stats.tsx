import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface Stat {
  label: string;
  /** Numbers are formatted. */
  value: number | string;
}

interface StatsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  stats: readonly Stat[];
}

const counts = new Intl.NumberFormat('en-US');

/** Two to four statistics in a row. */
export function Stats({ stats, className, ...props }: StatsProps) {
  return (
    <dl
      data-slot="stats"
      className={cx('grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-8', className)}
      {...props}
    >
      {stats.map(({ label, value }) => (
        <div key={label} data-slot="stat" className="group flex min-w-0 flex-col-reverse justify-end gap-1.5">
          <dt className="text-small text-ink-2 wrap-anywhere">{label}</dt>
          <dd className="type-h2 wrap-anywhere">
            <span
              aria-hidden="true"
              className={cx(
                'mb-3 block h-3 w-14 rounded-lane-teach-chip bg-teach',
                'group-even:rounded-lane-learn-chip group-even:bg-learn',
              )}
            />
            {typeof value === 'number' ? counts.format(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
