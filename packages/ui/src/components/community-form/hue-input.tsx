import { type ColorName, communityColor, hexOf } from '@skill-exchange/api-client/community-colors';
import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { hueName } from '../../lib/community/community-words.ts';
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

const thumb =
  'width:36px;height:36px;box-sizing:border-box;border:3px solid var(--color-surface);background:var(--knob);' +
  'box-shadow:0 0 0 2px var(--color-ink);border-radius:6px 15px 15px 6px';
const line = 'height:14px;border-radius:8px;background:var(--track)';
const slider = '[data-slot=hue-input]';

/** Here, since the style sheet is part of every page. A browser drops a rule with another one's part. */
const styles = [
  `${slider}::-webkit-slider-runnable-track{${line}}`,
  `${slider}::-moz-range-track{${line}}`,
  `${slider}::-webkit-slider-thumb{appearance:none;margin-top:-11px;${thumb}}`,
  `${slider}::-moz-range-thumb{${thumb}}`,
  `${slider}[data-lane=learn]::-webkit-slider-thumb{border-radius:15px 6px 6px 15px}`,
  `${slider}[data-lane=learn]::-moz-range-thumb{border-radius:15px 6px 6px 15px}`,
].join('');

/** A slider over all hues of a lane, in its own colors; always from left to right, as the track is drawn. */
export function HueInput({ lane, hue, className, ...props }: HueInputProps) {
  const style = { '--track': tracks[lane], '--knob': fillOf(lane, hue) } as CSSProperties;
  return (
    <>
      <style href="hue-input" precedence="default">
        {styles}
      </style>
      <input
        data-slot="hue-input"
        type="range"
        min={0}
        max={359}
        dir="ltr"
        aria-valuetext={hueName(hue)}
        style={style}
        data-lane={lane}
        className={cx('h-11 w-full cursor-pointer appearance-none bg-transparent', className)}
        {...props}
        {...useFieldControl(props)}
      />
    </>
  );
}
