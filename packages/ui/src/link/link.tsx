import { cva, type VariantProps } from 'class-variance-authority';
import { type LinkProps, useLink } from '../link-context/link-context.tsx';

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

type TextLinkProps = LinkProps & VariantProps<typeof linkVariants>;

/** A link that reads as text. A link that is the screen's next step is a `ButtonLink`. */
export function TextLink({ variant, className, ...props }: TextLinkProps) {
  const Link = useLink();
  return <Link data-slot="text-link" className={linkVariants({ variant, className })} {...props} />;
}
