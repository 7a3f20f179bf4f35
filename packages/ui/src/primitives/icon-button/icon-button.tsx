import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const iconButtonVariants = cva(
  [
    'inline-grid size-11 shrink-0 place-items-center transition-colors [&_svg]:size-5',
    'disabled:cursor-not-allowed disabled:text-ink-2 disabled:opacity-60',
  ],
  {
    variants: {
      variant: {
        quiet: 'rounded-ctl bg-transparent text-ink hover:bg-sunken',
        surface: 'rounded-full bg-raised text-ink hover:bg-sunken',
        teach: 'rounded-lane-teach-sm bg-teach text-on-teach hover:bg-teach-press',
        // Inherits the text color, such as on a toast.
        inherit: 'rounded-ctl bg-transparent opacity-80 hover:opacity-100',
        'danger-quiet': 'rounded-ctl bg-transparent text-danger-ink hover:bg-danger-tint',
      },
    },
    defaultVariants: { variant: 'quiet' },
  },
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButtonVariants> & {
    /** Accessible name. */
    label: string;
  };

/** A button of 44 px with an icon and an accessible name. */
export function IconButton({ label, variant, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      data-slot="icon-button"
      aria-label={label}
      className={iconButtonVariants({ variant, className })}
      {...props}
    />
  );
}
