import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface LoadingStatusProps extends ComponentProps<'div'> {
  /** What is under way: 'Loading events...'. */
  label: ReactNode;
  /** Skeletons of what comes. */
  children?: ReactNode;
  /** Keeps the words for screen readers where they would push the layout about. */
  labelHidden?: boolean;
  /** There is a gap of 32 px or more above: the words stand in it, and what comes does not jump up when they go. */
  labelAbove?: boolean;
}

/** Says what is loading, once, and shows the shape of it. */
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
          labelHidden
            ? 'sr-only'
            : cx('text-small text-ink-2', labelAbove ? 'absolute bottom-full mb-1' : 'mb-4')
        }
      >
        {label}
      </p>
      {children}
    </div>
  );
}
