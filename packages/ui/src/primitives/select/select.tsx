import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { controlClass } from '../input/input.tsx';

interface SelectProps extends ComponentProps<'select'> {
  /** Rendered until a choice is made. */
  placeholder?: string;
}

/**
 * A native select; for many options use `Combobox`. Native, as an open Radix Select has an axe violation: a focusable
 * element inside `aria-hidden`. A `Field` labels and describes it.
 */
export function Select({ placeholder, className, children, defaultValue, ...props }: SelectProps) {
  const isControlled = props.value !== undefined;
  const initial = defaultValue ?? (placeholder === undefined ? undefined : '');
  return (
    <div data-slot="select" className={cx('relative min-w-0', className)}>
      <select
        className={cx(
          controlClass,
          'min-h-12 appearance-none truncate py-2.5 ps-3.5 pe-11 not-disabled:cursor-pointer',
          'has-[option[value=""]:checked]:text-ink-2',
        )}
        {...props}
        {...(isControlled ? {} : { defaultValue: initial })}
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
