import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const skeletonVariants = cva(
  [
    'relative block overflow-hidden bg-sunken motion-reduce:after:hidden',
    "after:absolute after:inset-y-0 after:w-2/5 after:bg-line/60 after:content-['']",
  ],
  {
    variants: {
      // Without weight, so that any height or corner in `className` wins.
      shape: {
        text: '[:where(&)]:h-[0.8em] [:where(&)]:rounded-chip',
        block: '[:where(&)]:rounded-chip',
        circle: 'rounded-full',
      },
      direction: {
        right: 'after:left-0 after:animate-lane-right after:rounded-e-full',
        left: 'after:right-0 after:animate-lane-left after:rounded-s-full',
      },
    },
    defaultVariants: { shape: 'text', direction: 'right' },
  },
);

type SkeletonProps = ComponentProps<'span'> & VariantProps<typeof skeletonVariants>;

/**
 * Keeps the place of something that is loading; give it the size of what comes (`className="h-6 w-40"`), and other
 * corners where those differ. It says nothing to a screen reader: wrap a group of them in `LoadingStatus`.
 */
export function Skeleton({ shape, direction, className, ...props }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={skeletonVariants({ shape, direction, className })}
      {...props}
    />
  );
}
