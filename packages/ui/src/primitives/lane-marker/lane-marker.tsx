import { cva, type VariantProps } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps } from 'react';

const laneMarkerVariants = cva('inline-grid shrink-0 place-items-center [&_svg]:size-[0.5em]', {
  variants: {
    direction: {
      teach: 'rounded-lane-teach-chip bg-teach text-on-teach',
      learn: 'rounded-lane-learn-chip bg-learn text-on-learn',
    },
    size: { sm: 'h-6 w-7 text-[1.5rem]', md: 'h-8 w-10 text-[2rem]' },
  },
  defaultVariants: { direction: 'teach', size: 'md' },
});

type LaneMarkerProps = Omit<ComponentProps<'span'>, 'children'> & VariantProps<typeof laneMarkerVariants>;

/** Decorative arrow of a section: forward for teach, back for learn. */
export function LaneMarker({ direction, size, className, ...props }: LaneMarkerProps) {
  const Arrow = direction === 'learn' ? ArrowLeft : ArrowRight;
  return (
    <span
      data-slot="lane-marker"
      aria-hidden="true"
      className={laneMarkerVariants({ direction, size, className })}
      {...props}
    >
      <Arrow strokeWidth={2.25} />
    </span>
  );
}
