import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useSiteName } from '../../lib/texts/site-name.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';

interface LandingBandProps extends ComponentProps<'section'> {
  getStartedHref: string;
  exploreHref: string;
}

/** A compact replacement of the landing page's hero and features, for members. */
export function LandingBand({ getStartedHref, exploreHref, className, ...rest }: LandingBandProps) {
  const name = useSiteName();
  const features = [
    [name, t`Give an hour, get an hour. No money changes hands.`],
    [t`Global Community`, t`Every time is shown in UTC, with your own beside it.`],
    [t`Collaborative Growth`, t`Honest reviews after each session.`],
  ] as const;
  return (
    <section
      data-slot="landing-band"
      aria-label={t`About Us`}
      className={cx('flex flex-wrap items-center gap-6 rounded-card bg-sunken p-6', className)}
      {...rest}
    >
      {features.map(([title, text]) => (
        <article key={title} className="min-w-[min(100%,12.5rem)] flex-1">
          <h3 className="type-h4">{title}</h3>
          <p className="text-small text-ink-2">{text}</p>
        </article>
      ))}
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={getStartedHref} variant="teach" size="sm">
          {t`GET STARTED`}
        </ButtonLink>
        <ButtonLink href={exploreHref} variant="learn" size="sm">
          {t`EXPLORE`}
        </ButtonLink>
      </div>
    </section>
  );
}
