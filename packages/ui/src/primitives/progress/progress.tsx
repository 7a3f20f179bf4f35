import { cx } from 'class-variance-authority';
import { Progress as ProgressPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface ProgressProps extends Omit<ComponentProps<typeof ProgressPrimitive.Root>, 'children' | 'value'> {
  /** 'Sending photo...'. */
  label: ReactNode;
  /** 0 to `max` (100 by default); null for indeterminate. */
  value: number | null;
}

/** Progress bar with a label. */
export function Progress({ label, value, max = 100, className, ...props }: ProgressProps) {
  const id = useId();
  const share = value === null ? null : Math.round((Math.min(Math.max(value, 0), max) / max) * 100);
  return (
    <div data-slot="progress" className={cx('grid min-w-0 gap-2', className)}>
      <div className="flex items-baseline justify-between gap-3 text-small">
        <span id={id} className="min-w-0 font-semibold wrap-anywhere">
          {label}
        </span>
        {share === null ? null : (
          <span aria-hidden="true" className="text-ink-2 tabular-nums">
            {share}%
          </span>
        )}
      </div>
      <ProgressPrimitive.Root
        aria-labelledby={id}
        max={100}
        value={share}
        className="h-3 overflow-hidden rounded-lane-teach-chip bg-sunken inset-ring inset-ring-line"
        {...props}
      >
        <ProgressPrimitive.Indicator
          className={cx(
            'h-full rounded-lane-teach-chip bg-teach transition-[width]',
            share === null && 'w-2/5 animate-lane-right motion-reduce:animate-none',
          )}
          style={share === null ? undefined : { width: `${share}%` }}
        />
      </ProgressPrimitive.Root>
    </div>
  );
}
