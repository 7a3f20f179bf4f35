import { cx } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

type CardProps = ComponentProps<'div'> & {
  /** Gives the look to the one child, such as an `article`. */
  asChild?: boolean;
};

/** A raised surface with one hairline and one soft shadow. Padding is its content's. */
export function Card({ asChild = false, className, ...props }: CardProps) {
  const Element = asChild ? Slot.Root : 'div';
  return (
    <Element
      data-slot="card"
      className={cx('overflow-hidden rounded-card border border-line bg-surface shadow-card', className)}
      {...props}
    />
  );
}
