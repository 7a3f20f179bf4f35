import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { formatDate } from '../../lib/time/date-time.ts';
import { Input } from '../input/input.tsx';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** A UTC day, 'YYYY-MM-DD', or empty. */
  value: string;
  onValueChange: (day: string) => void;
}

/** A date input for a UTC day, spelled out with its weekday below. A `Field` labels and describes it. */
export function DateInput(props: DateInputProps) {
  const { value, onValueChange, className, ref, 'aria-describedby': describedBy, ...rest } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(value);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // A half-typed date has the value ''. React would write it back, and Firefox then clears the typed parts.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <div data-slot="date-input" className={cx('min-w-0', className)}>
      <Input
        ref={input}
        type="date"
        defaultValue={initial}
        className={value === '' ? 'text-ink-2' : ''}
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
