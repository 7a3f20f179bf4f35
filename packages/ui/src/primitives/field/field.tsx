import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';

interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Announced when it appears. */
  error?: ReactNode;
  required?: boolean;
  /** One control, such as `Input`. */
  children: ReactNode;
}

/** A control with label, hint and error. */
export function Field({ label, hint, error, required = false, className, children, ...props }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter((part): part is string => Boolean(part));
  return (
    <div data-slot="field" className={cx('grid min-w-0 content-start', className)} {...props}>
      <div className="mb-2 flex gap-1 text-small leading-tight font-semibold">
        <label data-slot="field-label" htmlFor={`${id}-control`}>
          {label}
        </label>
        {/* Outside the label, so that the accessible name is the label's text. */}
        {required ? (
          <span aria-hidden="true" className="text-danger-ink">
            *
          </span>
        ) : null}
      </div>
      <FieldContext value={{ controlId: `${id}-control`, describedBy, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {hint ? (
        <p id={hintId} data-slot="field-hint" className="mt-2 text-small text-ink-2">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">{error ? <FieldError id={errorId}>{error}</FieldError> : null}</div>
    </div>
  );
}

/** Error message of a control; `Field` renders it, groups of controls render their own. */
export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      className={cx('mt-2 flex items-start gap-2 text-small font-medium text-danger-ink', className)}
      {...props}
    >
      <CircleAlert aria-hidden="true" className="mt-[0.25em] size-4 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
