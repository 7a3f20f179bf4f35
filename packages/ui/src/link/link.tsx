import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

const linkVariants = cva('rounded-chip decoration-[1.5px] underline-offset-[3px] transition-colors', {
  variants: {
    variant: {
      /** Within or beside text: always underlined. */
      inline: 'text-teach-ink underline hover:decoration-[2.5px]',
      /** Where a list of links speaks for itself: underlined when pointed at. */
      quiet: 'text-ink no-underline hover:underline',
    },
  },
  defaultVariants: { variant: 'inline' },
});

type TextLinkProps = ComponentProps<'a'> &
  VariantProps<typeof linkVariants> & {
    /** Gives the look to the one child, such as a router link. */
    asChild?: boolean;
  };

/** A link that reads as text. A link that is the screen's next step is a `Button asChild`. */
export function TextLink({ variant, className, asChild = false, ...props }: TextLinkProps) {
  const Element = asChild ? Slot.Root : 'a';
  return <Element data-slot="text-link" className={linkVariants({ variant, className })} {...props} />;
}
