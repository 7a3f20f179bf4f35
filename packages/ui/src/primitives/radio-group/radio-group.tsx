import { cx } from 'class-variance-authority';
import { RadioGroup as RadioPrimitive } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { ChoiceRow, choiceTargetClass } from '../field/choice-row.tsx';
import { FieldError } from '../field/field.tsx';

interface RadioGroupProps extends ComponentProps<typeof RadioPrimitive.Root> {
  label: ReactNode;
  /** Announced when it appears. */
  error?: ReactNode;
}

const InvalidContext = createContext(false);

/** Radio buttons with a group label and error. */
export function RadioGroup({ label, error, className, children, ...props }: RadioGroupProps) {
  const id = useId();
  return (
    <RadioPrimitive.Root
      data-slot="radio-group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className={cx('min-w-0', className)}
      {...props}
    >
      <p id={`${id}-label`} className="mb-1 text-small leading-tight font-semibold">
        {label}
      </p>
      <InvalidContext value={Boolean(error)}>{children}</InvalidContext>
      <div aria-live="polite">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
    </RadioPrimitive.Root>
  );
}

interface RadioProps extends Omit<ComponentProps<typeof RadioPrimitive.Item>, 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Radio({ label, hint, className, ...props }: RadioProps) {
  const id = useId();
  const isInvalid = use(InvalidContext);
  return (
    <div data-slot="radio" className={cx('min-w-0', className)}>
      <ChoiceRow controlId={props.id ?? id} hintId={`${id}-hint`} label={label} hint={hint}>
        <RadioPrimitive.Item
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={choiceTargetClass}
          {...props}
        >
          <span
            className={cx(
              'grid size-6 place-items-center rounded-full border-[1.5px] bg-surface transition-colors',
              'outline-offset-2 outline-focus group-focus-visible:outline-3',
              'group-data-[state=checked]:border-ink group-disabled:border-line group-disabled:bg-sunken',
              isInvalid ? 'border-danger' : 'border-line-strong group-hover:border-ink',
            )}
          >
            <RadioPrimitive.Indicator className="size-3 rounded-full bg-ink group-disabled:bg-ink-2" />
          </span>
        </RadioPrimitive.Item>
      </ChoiceRow>
    </div>
  );
}
