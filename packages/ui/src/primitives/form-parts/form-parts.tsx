import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps } from 'react';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { keepFocus } from './keep-focus.ts';
import { withReadableField } from './readable-field.ts';

interface FormFailureProps extends ComponentProps<'div'> {
  /** One or more lines; renders nothing without it. */
  message?: string | undefined;
}

/** Error message of a submitted form, announced when it appears. */
export function FormFailure({ message, className, ...props }: FormFailureProps) {
  return (
    // The live region must exist before the message; while empty it takes no space.
    <div data-slot="form-failure" role="alert" className={cx('empty:absolute', className)} {...props}>
      {message ? (
        <Banner tone="danger">
          <CircleAlert aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {withReadableField(message)
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

interface FormActionsProps extends ComponentProps<'div'> {
  /** Renders Cancel. */
  onCancel?: (() => void) | undefined;
}

/** Row of form buttons; a column on phones. */
export function FormActions({ onCancel, className, children, ...props }: FormActionsProps) {
  return (
    <div data-slot="form-actions" className={cx('flex flex-col gap-2 sm:flex-row sm:flex-wrap', className)} {...props}>
      {children}
      {onCancel ? (
        <Button variant="quiet" onMouseDown={keepFocus} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Submit button that takes focus on click rather than mousedown; see `keepFocus`. Disabled until hydration, as
 * the browser would submit the form natively, with the password in the URL.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      type="submit"
      disabled={!isHydrated}
      onMouseDown={keepFocus}
      onClick={({ currentTarget }) => currentTarget.focus()}
      {...props}
    />
  );
}
