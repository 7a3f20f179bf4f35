import { cx } from 'class-variance-authority';
import { cloneElement, isValidElement, type ReactNode } from 'react';

interface SlotProps {
  children?: ReactNode;
  className?: string | undefined;
  /** Whatever the child's element takes. */
  [prop: string]: unknown;
}

/**
 * Gives its props to the one child and draws nothing of its own: for `asChild`. Classes are put together; of any other
 * prop that both have, the child's counts. Radix's slot joins handlers and refs as well, which nothing here needs, and
 * would be 1 kB of every first page.
 */
export function Slot({ children, className, ...props }: SlotProps) {
  if (!isValidElement<SlotProps>(children)) throw new Error('A slot takes one element.');
  return cloneElement(children, {
    ...props,
    ...children.props,
    className: cx(className, children.props.className),
  });
}
