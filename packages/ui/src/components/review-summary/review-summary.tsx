import { plural, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { commaList } from '../../lib/texts/list-words.ts';
import { plainNumber, tenthsWords } from '../../lib/texts/number-words.ts';
import { Rating } from '../../primitives/rating/rating.tsx';

interface ReviewSummaryProps extends ComponentProps<'div'> {
  /** The member's rating. */
  mean: number;
  /** Stars of each review. */
  ratings: readonly number[];
}

const stars = [5, 4, 3, 2, 1] as const;

/** A member's rating, and the distribution of stars. Omit it without reviews. */
export function ReviewSummary({ mean, ratings, className, ...rest }: ReviewSummaryProps) {
  const counts = stars.map((place) => ({ place, count: ratings.filter((each) => Math.round(each) === place).length }));
  const words = counts.filter(({ count }) => count > 0).map(({ place, count }) => starWords(place, count));
  const reviews = plural(ratings.length, { one: '# review', other: '# reviews' });
  return (
    <div data-slot="review-summary" className={cx('mb-4 flex items-center gap-8', className)} {...rest}>
      <div className="grid gap-1">
        <p className="type-h2">
          {tenthsWords(mean)}
          <span className="text-small text-ink-2"> / {plainNumber(5)}</span>
        </p>
        <Rating value={mean} />
      </div>
      <div
        role="img"
        aria-label={t`${reviews}: ${{ stars: commaList(words) }}`}
        className="grid max-w-lg flex-1 gap-1 text-cap tabular"
      >
        {counts.map(({ place, count }) => (
          <span key={place} className="flex items-center gap-2">
            {plainNumber(place)}
            <span className="h-2 flex-1 bg-sunken">
              {/* Forced colors drop backgrounds, but keep borders. */}
              <span
                className="block h-2 border-b-8 border-ink"
                style={{ width: `${(100 * count) / Math.max(1, ratings.length)}%` }}
              />
            </span>
            {plainNumber(count)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Returns '3 with 1 star'. */
const starWords = (stars: number, count: number) =>
  plural(stars, { one: `${count} with # star`, other: `${count} with # stars` });
