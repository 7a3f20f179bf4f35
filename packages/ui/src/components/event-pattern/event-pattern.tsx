import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { PATTERN_HEIGHT, PATTERN_WIDTH, patternFor, type Tone } from './pattern.ts';

const TONE_CLASS: Record<Tone, string> = {
  teach: 'fill-teach',
  learn: 'fill-learn',
  'teach-tint': 'fill-teach-tint',
  'learn-tint': 'fill-learn-tint',
};

interface EventPatternProps extends ComponentProps<'svg'> {
  title: string;
  /** Their family determines the pattern; the title varies it. */
  skills?: readonly string[];
  /** The host's choice, as in the contract; by default the pattern of the skills. */
  choice?: string | undefined;
  /** Renders the pattern in gray. */
  cancelled?: boolean;
}

/** Decorative pattern generated from a title and skills, for events without a photo. */
export function EventPattern({ title, skills, choice, cancelled = false, className, ...rest }: EventPatternProps) {
  const { ground, shapes } = patternFor(title, skills, choice);
  return (
    <svg
      data-slot="event-pattern"
      data-cancelled={cancelled || undefined}
      viewBox={`0 0 ${PATTERN_WIDTH} ${PATTERN_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block w-full', cancelled && 'opacity-45 [filter:grayscale(1)]', className)}
      {...rest}
    >
      <rect width={PATTERN_WIDTH} height={PATTERN_HEIGHT} className={TONE_CLASS[ground]} />
      {shapes.map((shape) => (
        <path key={shape.d} d={shape.d} className={TONE_CLASS[shape.tone]} />
      ))}
    </svg>
  );
}
