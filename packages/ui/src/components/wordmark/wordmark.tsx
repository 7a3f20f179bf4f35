import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, use } from 'react';
import { SiteLogo, useSiteName } from '../../lib/texts/site-name.ts';

const wordmarkVariants = cva(
  'inline-flex max-w-full items-stretch font-display leading-none font-bold whitespace-nowrap select-none',
  {
    variants: {
      size: {
        // A picture of fixed size, which leaves room for larger text.
        md: 'h-[38px] text-[19px] tracking-[-0.005em] [--notch:3px] [--round:19px] [--square:7px]',
        sm: 'h-6 text-[13px] tracking-[-0.005em] [--notch:2px] [--round:12px] [--square:5px]',
        xl: [
          'h-[clamp(60px,10vw,92px)] text-[clamp(30px,6vw,52px)] tracking-[-0.015em]',
          '[--notch:5px] [--round:clamp(30px,5vw,46px)] [--square:10px]',
        ],
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** The padding centers the letters optically. */
const word = 'flex min-w-0 items-center overflow-hidden pb-[0.08em]';

type WordmarkProps = Omit<ComponentProps<'span'>, 'children'> & VariantProps<typeof wordmarkVariants>;

/**
 * The community's logo with the name beside it; without one, the name, always left to right: the last word in the right lane, a
 * single word in the left. Set `--wordmark-ground` on backgrounds other than the canvas.
 */
export function Wordmark({ size, className, ...props }: WordmarkProps) {
  const name = useSiteName();
  const logo = use(SiteLogo);
  const [, first, last] = /^(.+?)(?:\s+(\S+))?$/.exec(name) ?? [];
  if (logo)
    return (
      <span
        data-slot="wordmark"
        className={wordmarkVariants({ size, className: cx('gap-[0.6em] align-top', className) })}
        {...props}
      >
        <img src={logo} alt="" className="aspect-square h-full shrink-0 object-contain" />
        <span dir="auto" className={word}>
          {name}
        </span>
      </span>
    );
  return (
    <span data-slot="wordmark" dir="ltr" className={wordmarkVariants({ size, className })} {...props}>
      <span
        className={cx(
          word,
          'relative z-1 rounded-[var(--square)_var(--round)_var(--round)_var(--square)] bg-teach text-on-teach',
          'ps-[0.63em] pe-[0.79em]',
          'shadow-[var(--notch)_0_0_var(--wordmark-ground,var(--color-canvas))]',
        )}
      >
        {first}
      </span>
      {last ? (
        <span
          className={cx(
            word,
            '-ms-(--round) rounded-[0_var(--square)_var(--square)_0] bg-learn text-on-learn',
            'ps-[calc(var(--round)+0.45em)] pe-[0.63em]',
          )}
        >
          {last}
        </span>
      ) : null}
    </span>
  );
}
