import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** A 44 px touch target around the visible box or circle. */
export const choiceTargetClass =
  'group peer -ms-2.5 grid size-11 shrink-0 place-items-center outline-none disabled:cursor-not-allowed';

interface ChoiceRowProps {
  controlId: string;
  hintId: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The checkbox or radio button. */
  children: ReactNode;
}

/** A checkbox or radio button with its label and hint. */
export function ChoiceRow({ controlId, hintId, label, hint, children }: ChoiceRowProps) {
  return (
    <>
      <div className="flex items-start">
        {children}
        <label
          htmlFor={controlId}
          className={cx(
            'min-w-0 cursor-pointer py-2.5 leading-6 wrap-anywhere select-none',
            'peer-disabled:cursor-not-allowed peer-disabled:text-ink-2',
          )}
        >
          {label}
        </label>
      </div>
      {hint ? (
        <p id={hintId} className="ms-8.5 -mt-1.5 mb-1 text-small text-ink-2">
          {hint}
        </p>
      ) : null}
    </>
  );
}
