import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Checkbox as CheckboxPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChoiceRow, choiceTargetClass } from '../field/choice-row.tsx';
import { FieldError } from '../field/field.tsx';

interface CheckboxProps extends Omit<ComponentProps<typeof CheckboxPrimitive.Root>, 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Announced when it appears. */
  error?: ReactNode;
}

/** A checkbox with label, hint and error. */
export function Checkbox({ label, hint, error, className, ...props }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div data-slot="checkbox" className={cx('min-w-0', className)}>
      <ChoiceRow controlId={props.id ?? id} hintId={`${id}-hint`} label={label} hint={hint}>
        <CheckboxPrimitive.Root
          id={id}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className={choiceTargetClass}
          {...props}
        >
          <span className={cx(boxClass, 'grid size-6 place-items-center rounded-chip [&_svg]:size-4')}>
            <CheckboxPrimitive.Indicator>
              <Check aria-hidden="true" className="group-data-[state=indeterminate]:hidden" />
              <Minus aria-hidden="true" className="group-data-[state=checked]:hidden" />
            </CheckboxPrimitive.Indicator>
          </span>
        </CheckboxPrimitive.Root>
      </ChoiceRow>
      <div aria-live="polite" className="ms-8.5">
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
    </div>
  );
}

const boxClass = cx(
  'border-[1.5px] border-line-strong bg-surface text-canvas transition-colors group-hover:border-ink',
  'group-data-[state=checked]:border-ink group-data-[state=checked]:bg-ink',
  'group-data-[state=indeterminate]:border-ink group-data-[state=indeterminate]:bg-ink',
  'group-aria-invalid:border-danger group-aria-invalid:inset-ring group-aria-invalid:inset-ring-danger',
  'outline-offset-2 outline-focus group-focus-visible:outline-3',
  'group-disabled:border-line-strong group-disabled:bg-sunken group-disabled:text-ink-2',
  // Disabled, the mark stays as visible as on an enabled one.
  'group-disabled:group-data-[state=checked]:border-ink-2 group-disabled:group-data-[state=checked]:bg-ink-2',
  'group-disabled:group-data-[state=checked]:text-canvas',
);
