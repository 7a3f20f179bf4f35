import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type LinkProps, useLink } from '../link-context/link-context.tsx';

const linkVariants = cva('rounded-chip decoration-[1.5px] underline-offset-[3px] transition-colors', {
  variants: {
    variant: {
      /** Always underlined. */
      inline: 'text-teach-ink underline hover:decoration-[2.5px]',
      /** In a row of its own, high enough for a finger. */
      row: 'inline-flex min-h-11 items-center text-teach-ink underline hover:decoration-[2.5px]',
      /** Underlined on hover. */
      quiet: 'text-ink no-underline hover:underline',
    },
  },
  defaultVariants: { variant: 'inline' },
});

type TextLinkProps = LinkProps & VariantProps<typeof linkVariants>;

/** A text link. For a link styled as a button use `ButtonLink`, for a button styled as a link `TextButton`. */
export function TextLink({ variant, className, ...props }: TextLinkProps) {
  const Link = useLink();
  return <Link data-slot="text-link" className={linkVariants({ variant, className })} {...props} />;
}

/** A button that looks like a text link, high enough for a finger: it changes what is on the page. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-slot="text-button"
      className={linkVariants({ className: cx('min-h-11 cursor-pointer text-start font-semibold', className) })}
      {...props}
    />
  );
}
