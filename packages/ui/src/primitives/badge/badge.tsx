import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeVariants = cva(
  ['inline-flex items-center gap-2 font-semibold whitespace-nowrap tabular', '[&_svg]:size-4 [&_svg]:shrink-0'],
  {
    variants: {
      tone: {
        neutral: 'rounded-chip bg-sunken text-ink',
        teach: 'rounded-chip bg-teach-tint text-teach-ink',
        learn: 'rounded-chip bg-learn-tint text-learn-ink',
        danger: 'rounded-chip bg-danger-tint text-danger-ink',
        count: 'justify-center rounded-full bg-danger text-on-danger',
      },
      size: { sm: 'text-cap', md: 'text-small' },
    },
    compoundVariants: [
      { tone: ['neutral', 'teach', 'learn', 'danger'], size: 'sm', class: 'min-h-7 px-2.5' },
      { tone: ['neutral', 'teach', 'learn', 'danger'], size: 'md', class: 'min-h-9 px-3.5' },
      { tone: 'count', class: 'min-h-5 min-w-5 px-1.5' },
    ],
    defaultVariants: { tone: 'neutral', size: 'sm' },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

/** A state in one or two words ('Registered'), or a number with `count`. */
export function Badge({ tone, size, className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      // Keeps a translated page from changing the number.
      translate={tone === 'count' ? 'no' : undefined}
      className={badgeVariants({ tone, size, className })}
      {...props}
    />
  );
}
