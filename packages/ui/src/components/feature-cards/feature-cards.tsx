import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useSiteName } from '../../lib/texts/site-name.ts';
import { GlobeArt, GrowthArt, SwapLanes } from './feature-art.tsx';

const CARD = 'flex flex-col justify-between gap-8 overflow-hidden rounded-[24px] p-6 sm:min-h-95 sm:p-8 lg:min-h-105';
const TITLE = 'mb-3 text-h3 tracking-tight';

/** The three feature cards of the landing page. */
export function FeatureCards({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="feature-cards"
      className={cx('grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-[2fr_1fr_1fr]', className)}
      {...rest}
    >
      <article className={cx(CARD, 'bg-teach text-on-teach sm:max-lg:col-span-full sm:max-lg:min-h-90')}>
        <div>
          <h3 className="mb-4.5 text-h2 leading-none tracking-tight">{useSiteName()}</h3>
          <p className="max-w-[44ch] text-body">
            {t`Every swap runs in both directions, so no one is only a student and no one is only a teacher. Your hour counts the same as anyone’s, whether you bring Sanskrit or sewing on a button.`}
          </p>
        </div>
        <SwapLanes className="-mx-6 sm:-mx-8" />
      </article>
      <article className={cx(CARD, 'bg-learn-tint')}>
        <GlobeArt className="size-47.5" />
        <div>
          <h3 className={TITLE}>{t`Global Community`}</h3>
          <p>{t`From Porto to Pune. Every time is shown in UTC, with your own beside it.`}</p>
        </div>
      </article>
      <article className={cx(CARD, 'bg-teach-tint')}>
        <GrowthArt className="-mx-6 -mt-6 w-[calc(100%+48px)] sm:-mx-8 sm:-mt-8 sm:w-[calc(100%+64px)]" />
        <div>
          <h3 className={TITLE}>{t`Collaborative Growth`}</h3>
          <p>{t`Honest reviews after each session, and a profile that grows with every swap.`}</p>
        </div>
      </article>
    </div>
  );
}
