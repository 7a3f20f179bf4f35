import { cva, cx, type VariantProps } from 'class-variance-authority';
import { Children, type ComponentProps } from 'react';

const chipVariants = cva(
  [
    'inline-flex max-w-full items-center gap-2 text-cap leading-tight font-[550] wrap-anywhere',
    'min-h-[30px] py-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
  ],
  {
    variants: {
      kind: {
        teach: 'rounded-lane-teach-chip bg-teach-tint ps-2.5 pe-[13px] text-teach-ink',
        /* A skill taught that the viewer wants. */
        wanted: 'rounded-lane-teach-chip bg-teach ps-2.5 pe-[13px] text-on-teach',
        learn: 'rounded-lane-learn-chip bg-learn-tint ps-[13px] pe-2.5 text-learn-ink',
        /* A skill wanted that the viewer teaches. */
        wants: 'rounded-lane-learn-chip bg-learn ps-[13px] pe-2.5 text-on-learn',
        neutral: 'rounded-chip bg-sunken px-3 text-ink',
        more: 'bg-transparent px-1 font-medium text-ink-2',
      },
    },
    defaultVariants: { kind: 'neutral' },
  },
);

export type ChipProps = ComponentProps<'span'> & VariantProps<typeof chipVariants>;

/** A skill or a fact; `more` counts the hidden ones. */
export function Chip({ kind, className, ...props }: ChipProps) {
  return (
    <span data-slot="chip" data-kind={kind ?? 'neutral'} className={chipVariants({ kind, className })} {...props} />
  );
}

type ChipListProps = ComponentProps<'ul'>;

/** A wrapping list; each child becomes an item. */
export function ChipList({ className, children, ...props }: ChipListProps) {
  return (
    <ul data-slot="chip-list" className={cx('flex flex-wrap content-start gap-[5px]', className)} {...props}>
      {Children.map(Children.toArray(children), (chip) => (
        <li className="flex max-w-full">{chip}</li>
      ))}
    </ul>
  );
}
