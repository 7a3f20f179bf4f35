import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Input } from '../input/input.tsx';

type TimeInputProps = Omit<ComponentProps<'input'>, 'type'>;

/**
 * A time of day in UTC, 'HH:MM', which the box itself says: a bare time reads as one's own. Inside a `Field` it is
 * named and described by it; `UtcTimeField` adds the reader's own time.
 */
export function TimeInput({ className, ...props }: TimeInputProps) {
  return (
    <div data-slot="time-input" className={cx('relative min-w-0', className)}>
      <Input type="time" className="pe-14" {...props} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3.5 top-1/2 -translate-y-1/2 text-small text-ink-2"
      >
        UTC
      </span>
    </div>
  );
}
