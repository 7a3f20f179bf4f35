import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { plainNumber, tenthsWords } from '../../lib/texts/number-words.ts';
import { Star } from './star.tsx';

const starVariants = cva('', {
  variants: { size: { sm: 'size-4', md: 'size-5' } },
  defaultVariants: { size: 'sm' },
});

type RatingProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof starVariants> & {
    /** 0 to 5; rendered to the nearest half star and labelled to one decimal. */
    value: number;
    showValue?: boolean;
    /** Also announces a value of 0 to screen readers, next to "New". */
    showZero?: boolean;
  };

const places = [1, 2, 3, 4, 5] as const;

/** Read-only rating, or "New" without one; the input is `RatingInput`. */
export function Rating({ value, showValue = false, showZero = false, size, className, ...props }: RatingProps) {
  const mean = Math.min(5, Math.max(0, Number.isFinite(value) ? value : 0));
  if (mean === 0 && showValue) return <NoRating showZero={showZero} className={className} {...props} />;
  const mark = plainNumber(Math.round(mean * 10) / 10);
  const halves = Math.round(mean * 2);
  const star = starVariants({ size });
  return (
    <span data-slot="rating" className={cx('inline-flex items-center gap-2 text-small', className)} {...props}>
      <span role="img" aria-label={t`${mark} out of 5 stars`} className="inline-flex gap-1">
        {places.map((place) => (
          <span key={place} className="relative">
            <Star full={halves >= place * 2} className={star} />
            {halves === place * 2 - 1 ? (
              <span className="absolute inset-y-0 inset-s-0 w-1/2 overflow-hidden">
                <Star full className={star} />
              </span>
            ) : null}
          </span>
        ))}
      </span>
      {showValue ? (
        <b aria-hidden="true" className="font-semibold tabular">
          {tenthsWords(mean)}
        </b>
      ) : null}
    </span>
  );
}

function NoRating({ showZero, className, ...props }: { showZero: boolean } & Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span data-slot="rating" className={cx('inline-flex items-center gap-2 text-small', className)} {...props}>
      <span className="rounded-chip bg-sunken px-2 font-semibold">
        <Trans>
          New<span className="sr-only">, not rated so far</span>
        </Trans>
      </span>
      {showZero ? <span className="sr-only">{tenthsWords(0)}</span> : null}
    </span>
  );
}
