import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const bannerVariants = cva(
  [
    'flex min-h-12 items-center gap-2 rounded-ctl px-4 py-3 text-small font-semibold',
    '[&_svg]:size-5 [&_svg]:shrink-0',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink',
        teach: 'bg-teach-tint text-teach-ink',
        learn: 'bg-learn-tint text-learn-ink',
        danger: 'bg-danger-tint text-danger-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type BannerProps = ComponentProps<'div'> & VariantProps<typeof bannerVariants>;

/** A final state: 'Event Canceled', 'Session Completed'. Put a decorative icon first. */
export function Banner({ tone, className, ...props }: BannerProps) {
  return <div data-slot="banner" className={bannerVariants({ tone, className })} {...props} />;
}
