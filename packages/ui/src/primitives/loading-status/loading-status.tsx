import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface LoadingStatusProps extends ComponentProps<'div'> {
  /** 'Loading events...'. */
  label: ReactNode;
  /** Skeletons. */
  children?: ReactNode;
  /** Renders the label for screen readers only. */
  labelHidden?: boolean;
  /** Positions the label in a gap of at least 32 px above, so that the content does not shift. */
  labelAbove?: boolean;
}

/** Loading state: a live region around skeletons. */
export function LoadingStatus({
  label,
  labelHidden = false,
  labelAbove = false,
  className,
  children,
  ...props
}: LoadingStatusProps) {
  return (
    <div data-slot="loading-status" className={cx('relative min-w-0', className)} {...props}>
      <p
        role="status"
        className={
          labelHidden ? 'sr-only' : cx('text-small text-ink-2', labelAbove ? 'absolute bottom-full mb-1' : 'mb-4')
        }
      >
        {label}
      </p>
      {children}
    </div>
  );
}
