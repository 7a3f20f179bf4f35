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
        surface: 'rounded-full bg-surface text-ink hover:bg-sunken',
        teach: 'rounded-lane-teach-sm bg-teach text-on-teach hover:bg-teach-press',
        // Takes the colour of what it lies on, such as a toast.
        inherit: 'rounded-ctl bg-transparent opacity-80 hover:opacity-100',
        'danger-quiet': 'rounded-ctl bg-transparent text-danger-ink hover:bg-danger-tint',
      },
    },
    defaultVariants: { variant: 'quiet' },
  },
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButtonVariants> & {
    /** What the button does, for everyone who cannot see the icon. */
    label: string;
  };

/** A button with an icon for a face and a name for everyone else: 44 px square, so that a thumb hits it. */
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
