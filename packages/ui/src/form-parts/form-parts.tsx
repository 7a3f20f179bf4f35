import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { inWords } from './in-words.ts';
import { keepFocus } from './keep-focus.ts';

interface FormFailureProps extends ComponentProps<'div'> {
  /** Why the form was not taken, in a line or more; nothing shows without it. */
  message?: string | undefined;
}

/** Why a form was refused, above its buttons; announced when it appears. What was typed is still there. */
export function FormFailure({ message, className, ...props }: FormFailureProps) {
  return (
    // Always there, so that what appears in it is announced; while empty it takes no place among the fields.
    <div data-slot="form-failure" role="alert" className={cx('empty:absolute', className)} {...props}>
      {message ? (
        <Banner tone="danger">
          <CircleAlert aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {inWords(message)
              .split('\n')
              .map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
          </span>
        </Banner>
      ) : null}
    </div>
  );
}

/** The buttons that end a form: in a row, and one above the other on a phone. */
export function FormActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="form-actions"
      className={cx('flex flex-col gap-2 sm:flex-row sm:flex-wrap', className)}
      {...props}
    />
  );
}

/**
 * Sends a form. The focus comes to it with the click and not before: a field that is left is checked, and what it then
 * says would move the button away from under the finger.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  return (
    <Button
      type="submit"
      onMouseDown={keepFocus}
      onClick={({ currentTarget }) => currentTarget.focus()}
      {...props}
    />
  );
}
