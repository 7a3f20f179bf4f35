import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const spinnerVariants = cva('shrink-0 animate-spin', {
  variants: { size: { text: 'size-[1.125em]', lg: 'size-10' } },
  defaultVariants: { size: 'text' },
});

type SpinnerProps = ComponentProps<'svg'> & VariantProps<typeof spinnerVariants>;

/** Decorative spinner next to a text such as 'Pending...'. Without text use `LoadingStatus`. */
export function Spinner({ size, className, ...props }: SpinnerProps) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
      className={spinnerVariants({ size, className })}
      {...props}
    >
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  );
}
