import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { lanePath } from '../illustration/lane.tsx';
import { glyphFor, type Quarter, type QuarterTone } from './glyph.ts';

/** Side of a quarter in viewBox units. */
const SIDE = 28;

const TONE_CLASS: Record<QuarterTone, string> = {
  teach: 'fill-teach',
  learn: 'fill-learn',
  tint: 'fill-teach-tint',
};

const PLACES = [
  { x: 0, y: 0 },
  { x: SIDE, y: 0 },
  { x: 0, y: SIDE },
  { x: SIDE, y: SIDE },
] as const;

interface SkillGlyphProps extends ComponentProps<'svg'> {
  name: string;
}

/** Decorative glyph of a skill without a picture, generated from its name. */
export function SkillGlyph({ name, className, ...rest }: SkillGlyphProps) {
  const quarters = glyphFor(name);
  return (
    <svg
      data-slot="skill-glyph"
      viewBox={`0 0 ${SIDE * 2} ${SIDE * 2}`}
      aria-hidden="true"
      className={cx('size-14 flex-none rounded-chip bg-sunken', className)}
      {...rest}
    >
      {PLACES.map(({ x, y }, index) => {
        const quarter = quarters[index];
        return quarter ? <QuarterPiece key={`${x} ${y}`} x={x} y={y} {...quarter} /> : null;
      })}
    </svg>
  );
}

function QuarterPiece({ x, y, kind, tone }: Quarter & { x: number; y: number }) {
  const className = TONE_CLASS[tone];
  const radius = SIDE / 2;
  if (kind === 'disc') return <circle cx={x + radius} cy={y + radius} r={radius} className={className} />;
  return <path d={quarterPath(kind, x, y)} className={className} />;
}

function quarterPath(kind: Exclude<Quarter['kind'], 'disc'>, x: number, y: number): string {
  switch (kind) {
    case 'lane-right':
      return lanePath({ x, y, length: SIDE, height: SIDE, heading: 'right' });
    case 'lane-left':
      return lanePath({ x, y, length: SIDE, height: SIDE, heading: 'left' });
    case 'fan-nw':
      return `M${x} ${y}h${SIDE}a${SIDE} ${SIDE} 0 0 1 ${-SIDE} ${SIDE}z`;
    case 'fan-ne':
      return `M${x + SIDE} ${y}v${SIDE}a${SIDE} ${SIDE} 0 0 1 ${-SIDE} ${-SIDE}z`;
    case 'fan-se':
      return `M${x + SIDE} ${y + SIDE}h${-SIDE}a${SIDE} ${SIDE} 0 0 1 ${SIDE} ${-SIDE}z`;
    case 'fan-sw':
      return `M${x} ${y + SIDE}v${-SIDE}a${SIDE} ${SIDE} 0 0 1 ${SIDE} ${SIDE}z`;
  }
}
