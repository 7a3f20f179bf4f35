import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';

type CardProps = ComponentProps<'article'> & {
  as?: 'article' | 'div';
};

/** A raised surface without padding. */
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
