import { cx } from 'class-variance-authority';

/** A star in ink, as marigold means 'learn'. */
export function Star({ full, className }: { full: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth={1.7}
      strokeLinejoin="round"
      stroke="currentColor"
      className={cx('shrink-0', full ? 'fill-current text-ink' : 'fill-none text-line-strong', className)}
    >
      <path d="m12 2.6 2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.44 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z" />
    </svg>
  );
}
