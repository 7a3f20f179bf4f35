import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ComponentProps, type ReactNode, type Ref, useCallback, useId } from 'react';
import { ChoiceRow, choiceTargetClass } from '../field/choice-row.tsx';
import { FieldError } from '../field/field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'checked'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Announced when it appears. */
  error?: ReactNode;
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
}

/** A checkbox with label, hint and error. */
export function Checkbox({ label, hint, error, className, checked, onCheckedChange, ref, ...props }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const isIndeterminate = checked === 'indeterminate';
  return (
    <div data-slot="checkbox" className={cx('min-w-0', className)}>
      <ChoiceRow controlId={props.id ?? id} hintId={`${id}-hint`} label={label} hint={hint}>
        <input
          type="checkbox"
          id={id}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className={cx(choiceTargetClass, 'appearance-none')}
          checked={isIndeterminate ? false : checked}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          ref={useIndeterminate(isIndeterminate, ref)}
          {...props}
        />
        <span className={boxClass}>
          <Check aria-hidden="true" />
          <Minus aria-hidden="true" />
        </span>
      </ChoiceRow>
      <div aria-live="polite" className="ms-8.5">
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
    </div>
  );
}

/** Sets what has no attribute. */
function useIndeterminate(isIndeterminate: boolean, ref: Ref<HTMLInputElement> | undefined) {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (input !== null) input.indeterminate = isIndeterminate;
      if (typeof ref === 'function') return ref(input);
      if (ref) ref.current = input;
    },
    [isIndeterminate, ref],
  );
}

// Above the input, which is 20 px larger, and without a width of its own.
const boxClass = cx(
  'pointer-events-none -ms-8.5 me-2.5 my-2.5 grid size-6 shrink-0 place-items-center rounded-chip',
  'border-[1.5px] border-line-strong bg-surface text-canvas transition-colors',
  'peer-[:hover:not(:checked,:indeterminate)]:border-ink',
  '[&_svg]:hidden [&_svg]:size-4 peer-checked:[&_svg:first-child]:block peer-indeterminate:[&_svg:last-child]:block',
  'peer-checked:border-ink peer-checked:bg-ink peer-indeterminate:border-ink peer-indeterminate:bg-ink',
  'peer-aria-invalid:border-danger peer-aria-invalid:inset-ring peer-aria-invalid:inset-ring-danger',
  'outline-offset-2 outline-focus peer-focus-visible:outline-3',
  'peer-disabled:border-line-strong peer-disabled:bg-sunken peer-disabled:text-ink-2',
  // Disabled, the mark stays as visible as on an enabled one.
  'peer-disabled:peer-checked:border-ink-2 peer-disabled:peer-checked:bg-ink-2 peer-disabled:peer-checked:text-canvas',
);
