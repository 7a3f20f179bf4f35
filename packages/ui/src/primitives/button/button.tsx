import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type LinkProps, useLink } from '../link-context/link-context.tsx';
import { Spinner } from '../spinner/spinner.tsx';

const buttonVariants = cva(
  [
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 text-center font-semibold',
    'transition-[background-color,translate] select-none active:translate-y-px',
    '[&_svg]:size-5 [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-2 disabled:active:translate-y-0',
    'aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:bg-sunken',
    'aria-disabled:not-aria-busy:text-ink-2 aria-busy:cursor-progress aria-busy:active:translate-y-0',
  ],
  {
    variants: {
      variant: {
        teach: 'bg-teach text-on-teach hover:bg-teach-press',
        learn: 'bg-learn text-on-learn hover:bg-learn-press',
        secondary: 'rounded-ctl bg-sunken text-ink hover:bg-line',
        /** `secondary` on a background other than the canvas. */
        surface: 'rounded-ctl bg-surface text-ink hover:bg-line',
        quiet: 'rounded-ctl bg-transparent text-ink hover:bg-sunken',
        danger: 'rounded-ctl bg-danger text-on-danger hover:bg-danger-press',
        'danger-quiet': 'rounded-ctl bg-transparent text-danger-ink hover:bg-danger-tint',
      },
      size: {
        sm: 'min-h-11 px-4 py-2 text-small leading-tight',
        md: 'min-h-12 px-5 py-2.5 text-control',
        lg: 'min-h-15 px-7 py-3.5 text-control-lg max-[359px]:px-4',
      },
    },
    compoundVariants: [
      { variant: 'teach', size: 'sm', class: 'rounded-lane-teach-sm' },
      { variant: 'teach', size: 'md', class: 'rounded-lane-teach' },
      { variant: 'teach', size: 'lg', class: 'rounded-lane-teach-lg' },
      { variant: 'learn', size: 'sm', class: 'rounded-lane-learn-sm' },
      { variant: 'learn', size: 'md', class: 'rounded-lane-learn' },
      { variant: 'learn', size: 'lg', class: 'rounded-lane-learn-lg' },
    ],
    defaultVariants: { variant: 'teach', size: 'md' },
  },
);

type ButtonVariants = VariantProps<typeof buttonVariants>;

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** Renders a spinner, keeps focus and ignores clicks. */
    pending?: boolean | undefined;
    /** Replaces the label while pending. */
    pendingLabel?: ReactNode;
  };

/** A button. `teach` and `learn` are lanes, so that shape repeats the meaning of color; the others are square. */
export function Button(props: ButtonProps) {
  const { variant, size, className, pending, pendingLabel, children, ...rest } = props;
  const isReplaced = pending === true && pendingLabel !== undefined;
  return (
    <button
      type="button"
      data-slot="button"
      className={buttonVariants({ variant, size, className })}
      {...rest}
      {...(pending && pendingState(rest.disabled))}
    >
      {pending ? <Spinner /> : null}
      {/* A separate element: a translated page replaces text nodes, and React could not insert the spinner before one. */}
      <span key={isReplaced ? 'pending' : 'label'} className="contents">
        {isReplaced ? pendingLabel : children}
      </span>
    </button>
  );
}

/** A link styled as a button. */
export function ButtonLink({ variant, size, className, ...link }: LinkProps & ButtonVariants) {
  const Link = useLink();
  return <Link data-slot="button" className={buttonVariants({ variant, size, className })} {...link} />;
}

/** `disabled` would drop the focus, so a pending button ignores clicks instead. */
function pendingState(disabled: boolean | undefined) {
  return {
    disabled: disabled ?? false,
    'aria-busy': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
}
