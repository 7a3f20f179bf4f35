import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { lanePath } from '../illustration/lane.tsx';
import { PATTERN_HEIGHT, PATTERN_WIDTH, type PatternShape, patternFor, type Tone } from './pattern.ts';

const TONE_CLASS: Record<Tone, string> = {
  teach: 'fill-teach',
  learn: 'fill-learn',
  'teach-tint': 'fill-teach-tint',
  'learn-tint': 'fill-learn-tint',
};

interface EventPatternProps extends ComponentProps<'svg'> {
  title: string;
  /** Renders the pattern in grey. */
  cancelled?: boolean;
}

/** Decorative pattern generated from a title, for events without a photo. */
export function EventPattern({ title, cancelled = false, className, ...rest }: EventPatternProps) {
  const { ground, shapes } = patternFor(title);
  return (
    <svg
      data-slot="event-pattern"
      data-cancelled={cancelled || undefined}
      viewBox={`0 0 ${PATTERN_WIDTH} ${PATTERN_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block w-full', cancelled && 'opacity-45 grayscale', className)}
      {...rest}
    >
      <rect width={PATTERN_WIDTH} height={PATTERN_HEIGHT} className={TONE_CLASS[ground]} />
      {shapes.map((shape) => (
        <PatternPiece key={`${shape.kind} ${shape.x} ${shape.y}`} shape={shape} />
      ))}
    </svg>
  );
}

/** Overlap in viewBox units, which hides seams between neighbours at some zoom levels. */
const OVERLAP = 0.5;

function PatternPiece({ shape }: { shape: PatternShape }) {
  const className = TONE_CLASS[shape.tone];
  if (shape.kind === 'dot') {
    return <circle cx={shape.x} cy={shape.y} r={shape.radius + OVERLAP} className={className} />;
  }
  const { heading, ...box } = shape;
  const lane = {
    heading,
    x: box.x - OVERLAP,
    y: box.y - OVERLAP,
    length: box.length + OVERLAP * 2,
    height: box.height + OVERLAP * 2,
  };
  return <path d={lanePath(lane)} className={className} />;
}
