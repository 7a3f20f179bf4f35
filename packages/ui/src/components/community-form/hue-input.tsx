import { type ColorName, communityColor, hexOf } from '@skill-exchange/api-client/community-colors';
import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { hueName } from '../../lib/texts/community-words.ts';
import { useFieldControl } from '../../primitives/field/field-context.ts';

interface HueInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  lane: 'teach' | 'learn';
  /** The chosen hue. */
  hue: number;
}

const fillOf = (lane: ColorName, hue: number) => hexOf(communityColor(lane, { teachHue: hue, learnHue: hue })[0]);

/** Every 20 degrees of a lane's fill, as a gradient. */
function track(lane: 'teach' | 'learn'): string {
  const stops = Array.from({ length: 19 }, (_, step) => fillOf(lane, (step * 20) % 360));
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

const tracks = { teach: track('teach'), learn: track('learn') };

/** A slider over all hues of a lane, in its own colors; always from left to right, as the track is drawn. */
export function HueInput({ lane, hue, className, ...props }: HueInputProps) {
  const style = { '--track': tracks[lane], '--knob': fillOf(lane, hue) } as CSSProperties;
  return (
    <input
      data-slot="hue-input"
      type="range"
      min={0}
      max={359}
      dir="ltr"
      aria-valuetext={hueName(hue)}
      style={style}
      className={cx(
        'h-11 w-full cursor-pointer appearance-none bg-transparent',
        '[&::-webkit-slider-runnable-track]:h-3.5 [&::-webkit-slider-runnable-track]:rounded-chip',
        '[&::-webkit-slider-runnable-track]:[background:var(--track)]',
        '[&::-moz-range-track]:h-3.5 [&::-moz-range-track]:rounded-chip [&::-moz-range-track]:[background:var(--track)]',
        '[&::-webkit-slider-thumb]:-mt-[11px] [&::-webkit-slider-thumb]:size-9 [&::-webkit-slider-thumb]:appearance-none',
        '[&::-webkit-slider-thumb]:border-[3px] [&::-webkit-slider-thumb]:border-surface',
        '[&::-webkit-slider-thumb]:bg-(--knob) [&::-webkit-slider-thumb]:shadow-[0_0_0_2px_var(--color-ink)]',
        '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-9 [&::-moz-range-thumb]:border-[3px]',
        '[&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-(--knob)',
        '[&::-moz-range-thumb]:shadow-[0_0_0_2px_var(--color-ink)]',
        lane === 'teach'
          ? '[&::-moz-range-thumb]:rounded-lane-teach-chip [&::-webkit-slider-thumb]:rounded-lane-teach-chip'
          : '[&::-moz-range-thumb]:rounded-lane-learn-chip [&::-webkit-slider-thumb]:rounded-lane-learn-chip',
        className,
      )}
      {...props}
      {...useFieldControl(props)}
    />
  );
}
