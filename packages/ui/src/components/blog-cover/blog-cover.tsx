import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { seededRandom } from '../../lib/pictures/seeded-random.ts';

interface BlogCoverProps extends ComponentProps<'div'> {
  /** Determines the colors and the initial. */
  title: string;
  /** The text on the cover. */
  category: string;
}

interface Look {
  ground: string;
  lane: string;
}

/** Background, text color and the lane at the bottom. */
const looks: readonly [Look, ...Look[]] = [
  { ground: 'bg-teach text-on-teach', lane: 'bg-learn' },
  { ground: 'bg-learn text-on-learn', lane: 'bg-teach' },
  { ground: 'bg-teach-tint text-teach-ink', lane: 'bg-teach' },
  { ground: 'bg-learn-tint text-learn-ink', lane: 'bg-learn' },
];

const lengths = ['w-2/5', 'w-3/5', 'w-4/5'] as const;

/** A letter is about 0.6 of its size wide: a word of n letters fits at 148 / n hundredths of the cover's width. */
const lineWidth = 148;
/** In hundredths of the cover's width. */
const largest = 27;

// The words are generated content, so that queries by text only find an article's category once, in its badge.
const WORD = 'block before:content-[attr(data-word)]';

/**
 * An article's category in large type, for articles without a picture; the title's initial if there is
 * little room. Decorative; set its size with `className`.
 */
export function BlogCover({ title, category, className, style, ...rest }: BlogCoverProps) {
  const random = seededRandom(title);
  const { ground, lane } = random.pick(looks);
  const length = random.pick(lengths);
  const goesRight = random.chance(0.5);
  const words = Array.from(category.matchAll(/[^\s_-]+/g), ({ 0: word, index }) => ({ word, index }));
  const longest = Math.max(1, ...words.map(({ word }) => word.length));
  const size = Math.min(largest, lineWidth / longest, largest / Math.max(1, words.length - 1));
  return (
    <div
      data-slot="blog-cover"
      aria-hidden="true"
      className={cx('@container overflow-hidden font-display font-bold', ground, className)}
      style={{ '--size': `${size}cqi`, ...style } as CSSProperties}
      {...rest}
    >
      <div
        dir="auto"
        className="absolute inset-0 px-[6cqi] pt-[4cqi] text-(length:--size) leading-none capitalize @max-[10rem]:hidden"
      >
        {words.map(({ word, index }) => (
          <span key={index} data-word={word} className={cx(WORD, 'tracking-tighter whitespace-nowrap')} />
        ))}
      </div>
      <div className="absolute inset-0 grid place-items-center text-[64cqi] leading-none uppercase @min-[10rem]:hidden">
        <span data-word={[...title.trim()][0] ?? ''} className={WORD} />
      </div>
      <div
        className={cx(
          'absolute bottom-[7cqi] h-[9cqi] @max-[10rem]:hidden',
          lane,
          length,
          goesRight ? 'start-0 rounded-e-full' : 'end-0 rounded-s-full',
        )}
      />
    </div>
  );
}
