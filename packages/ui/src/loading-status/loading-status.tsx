import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface LoadingStatusProps extends ComponentProps<'div'> {
  /** What is under way: 'Loading events...'. */
  label: ReactNode;
  /** Skeletons of what comes. */
  children?: ReactNode;
  /** Keeps the words for screen readers where they would push the layout about. */
  labelHidden?: boolean;
}

/** Above the shape of what comes, in the gap before it: a row of its own would be gone with it, and all below would jump. */
const ABOVE = 'absolute bottom-full mb-0.5 text-small text-ink-2';

/** Says what is loading, once, and shows the shape of it. */
export function LoadingStatus({
  label,
  labelHidden = false,
  className,
  children,
  ...props
}: LoadingStatusProps) {
  return (
    <div data-slot="loading-status" className={cx('relative min-w-0', className)} {...props}>
      <p role="status" className={labelHidden ? 'sr-only' : children ? ABOVE : 'text-small text-ink-2'}>
        {label}
      </p>
      {children}
    </div>
  );
}
