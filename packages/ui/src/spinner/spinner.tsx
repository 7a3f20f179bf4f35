import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

type SpinnerProps = ComponentProps<'svg'>;

/**
 * A turning arc beside words that already say what is under way ('Pending...', 'Loading...').
 * It is decoration: without such words use `LoadingStatus`.
 */
export function Spinner({ className, ...props }: SpinnerProps) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
      className={cx('size-[1.125em] shrink-0 animate-spin', className)}
      {...props}
    >
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  );
}
