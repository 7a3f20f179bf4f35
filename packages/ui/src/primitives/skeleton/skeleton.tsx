import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const skeletonVariants = cva(
  [
    'relative block overflow-hidden bg-sunken motion-reduce:after:hidden',
    "after:absolute after:inset-y-0 after:w-2/5 after:bg-line/60 after:content-['']",
  ],
  {
    variants: {
      // Zero specificity, so that `className` overrides height and radius.
      shape: {
        text: '[:where(&)]:h-[0.8em] [:where(&)]:rounded-chip',
        block: '[:where(&)]:rounded-chip',
        circle: 'rounded-full',
      },
      direction: {
        right: 'after:start-0 after:animate-lane-teach after:rounded-e-full',
        left: 'after:end-0 after:animate-lane-learn after:rounded-s-full',
      },
    },
    defaultVariants: { shape: 'text', direction: 'right' },
  },
);

type SkeletonProps = ComponentProps<'span'> & VariantProps<typeof skeletonVariants>;

/**
 * Placeholder while loading; set its size with `className`. Hidden from screen readers: use
 * `LoadingStatus` around it.
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

interface SkeletonRowsProps {
  count: number;
  /** The height of a row: 'h-18'. */
  className: string;
}

/** Placeholders of a list: rows of one height. */
export function SkeletonRows({ count, className }: SkeletonRowsProps) {
  return (
    <div className="grid gap-2">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are alike
        <Skeleton key={index} shape="block" className={className} />
      ))}
    </div>
  );
}
