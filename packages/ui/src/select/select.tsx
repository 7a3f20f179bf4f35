import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { controlLook } from '../input/input.tsx';

interface SelectProps extends ComponentProps<'select'> {
  /** Stands in the box until there is a choice, which cannot be taken back. */
  placeholder?: string;
}

/**
 * One of a few choices, given as `option`s; for many use `Combobox`. It is the browser's own: a phone opens its wheel,
 * and the list needs no script. Radix hides its open box from screen readers while it still has an outline, which our
 * checks refuse. Inside a `Field` it is named and described by it.
 */
export function Select({ placeholder, className, children, defaultValue, ...props }: SelectProps) {
  const isControlled = props.value !== undefined;
  const start = defaultValue ?? (placeholder === undefined ? undefined : '');
  return (
    <div data-slot="select" className={cx('relative min-w-0', className)}>
      <select
        className={cx(
          controlLook,
          'min-h-12 appearance-none truncate py-2.5 ps-3.5 pe-11 not-disabled:cursor-pointer',
          'has-[option[value=""]:checked]:text-ink-2',
        )}
        {...props}
        {...(isControlled ? {} : { defaultValue: start })}
        {...useFieldControl(props)}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3.5 top-1/2 size-5 -translate-y-1/2"
      />
    </div>
  );
}
