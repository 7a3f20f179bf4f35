import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';

type CardProps = ComponentProps<'article'> & {
  /** What the card is: a thing of its own, or a plain box. */
  as?: 'article' | 'div';
};

/** A raised surface with one hairline and one soft shadow. Padding is its content's. */
export function Card({ as = 'div', className, ...props }: CardProps) {
  const Element = as as ElementType;
  return (
    <Element
      data-slot="card"
      className={cx('overflow-hidden rounded-card border border-line bg-surface shadow-card', className)}
      {...props}
    />
  );
}
