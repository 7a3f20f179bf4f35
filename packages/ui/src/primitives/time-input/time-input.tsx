import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Input } from '../input/input.tsx';

type TimeInputProps = Omit<ComponentProps<'input'>, 'type'>;

/** A time input, 'HH:MM' in UTC. A `Field` labels and describes it; `UtcTimeField` adds the local time. */
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
