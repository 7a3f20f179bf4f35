import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Input } from '../input/input.tsx';

type TimeInputProps = Omit<ComponentProps<'input'>, 'type'>;

/** A time input, 'HH:MM'. A `Field` labels and describes it; `LocalTimeField` adds the time in UTC. */
export function TimeInput({ className, ref, onChange, ...props }: TimeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // After every render: react-hook-form writes the value into the element.
  useLayoutEffect(() => markEmpty(input.current));
  return (
    <div data-slot="time-input" className={cx('relative min-w-0', className)}>
      <Input
        ref={input}
        type="time"
        // WebKit shows the current time in an empty one.
        className="data-empty:text-ink-2"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          markEmpty(event.target);
          onChange?.(event);
        }}
        {...props}
      />
    </div>
  );
}

function markEmpty(input: HTMLInputElement | null): void {
  input?.toggleAttribute('data-empty', input.value === '');
}
