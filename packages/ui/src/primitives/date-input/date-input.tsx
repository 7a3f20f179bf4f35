import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { formatDate } from '../../lib/date-time.ts';
import { Input } from '../input/input.tsx';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** A UTC day, 'YYYY-MM-DD', or empty. */
  value: string;
  onValueChange: (day: string) => void;
}

/** A date input for a UTC day, spelled out with its weekday below. A `Field` labels and describes it. */
export function DateInput(props: DateInputProps) {
  const { value, onValueChange, className, 'aria-describedby': describedBy, ...rest } = props;
  const id = useId();
  return (
    <div data-slot="date-input" className={cx('min-w-0', className)}>
      <Input
        type="date"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        aria-describedby={[describedBy, value && id].filter(Boolean).join(' ') || undefined}
        {...rest}
      />
      {value ? (
        <p id={id} className="mt-2 text-small text-ink-2">
          {formatDate(value)}
        </p>
      ) : null}
    </div>
  );
}
