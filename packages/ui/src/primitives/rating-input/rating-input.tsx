import { plural } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { FieldError } from '../field/field.tsx';
import { Star } from '../rating/star.tsx';

interface RatingInputProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  label: ReactNode;
  /** 1 to 5, or null. */
  value: number | null;
  onValueChange: (value: number) => void;
  required?: boolean;
  error?: ReactNode;
}

const choices = [1, 2, 3, 4, 5] as const;

/** Returns '1 Star' or '2 Stars'. */
const nameOf = (stars: number) => plural(stars, { one: '# Star', other: '# Stars' });

/** Rating input: five radio buttons rendered as stars. */
export function RatingInput(props: RatingInputProps) {
  const { label, value, onValueChange, required = false, error, name, className, ...others } = props;
  const { disabled, ...rest } = others;
  const id = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const filled = hovered ?? value ?? 0;
  return (
    <fieldset
      data-slot="rating-input"
      className={cx('min-w-0', className)}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
      {...rest}
    >
      {/* The asterisk is generated content, so that the accessible name is the label's text. */}
      <legend
        className={cx(
          'text-small leading-tight font-semibold',
          required && "after:ms-1 after:text-danger-ink after:content-['*'_/_'']",
        )}
      >
        {label}
      </legend>
      <div className="-ms-1.5 mt-1 flex flex-wrap items-center" onPointerLeave={() => setHovered(null)}>
        {choices.map((stars) => (
          <label
            key={stars}
            className={cx('relative grid size-11 place-items-center', !disabled && 'cursor-pointer')}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse' && !disabled) setHovered(stars);
            }}
          >
            <input
              type="radio"
              name={name ?? id}
              required={required}
              value={stars}
              checked={value === stars}
              // Browsers do this for radio groups; Radix's focus trap needs it to find the first tab stop.
              tabIndex={value === null || value === stars ? undefined : -1}
              aria-label={nameOf(stars)}
              className="peer absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              onChange={() => onValueChange(stars)}
            />
            <Star
              full={stars <= filled}
              className={cx(
                'size-8 rounded-chip outline-offset-2 outline-focus peer-focus-visible:outline-3',
                'transition-transform peer-hover:scale-105 peer-disabled:opacity-60',
              )}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ms-3 text-small font-semibold">
          {filled > 0 ? nameOf(filled) : null}
        </span>
      </div>
      <div aria-live="polite">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
    </fieldset>
  );
}
