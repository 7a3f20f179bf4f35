import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Hands } from './hands.tsx';

interface HeroProps extends ComponentProps<'section'> {
  /** Target of GET STARTED. */
  getStartedHref?: string;
  /** Target of EXPLORE: the landing page's skills, or recommended members once signed in. */
  exploreHref?: string;
  /** Target of Sign Up, for visitors; only where the navbar has no room for it. */
  signupHref?: string | undefined;
  /** The community's picture, in place of the drawing; without `alt` it is decoration. */
  cover?: { src: string; alt: string } | undefined;
}

/** The hero of the landing page. */
export function Hero({
  getStartedHref = '/#features',
  exploreHref = '/#skills',
  signupHref,
  cover,
  className,
  ...rest
}: HeroProps) {
  return (
    <section data-slot="hero" className={cx('overflow-clip pt-[clamp(28px,4vw,56px)]', className)} {...rest}>
      <div className="page-wrap">
        <h1 className="type-hero">
          <span className="block">
            <Trans>
              <Word className="me-[0.02em] bg-teach ps-[0.16em] pe-[0.32em] text-on-teach" lane="teach">
                Teach
              </Word>{' '}
              what you know.
            </Trans>
          </span>{' '}
          <span className="mt-[0.14em] block sm:mt-[0.1em] sm:text-end">
            <Trans>
              <Word className="bg-learn ps-[0.32em] pe-[0.16em] text-on-learn" lane="learn">
                Learn
              </Word>{' '}
              what you don’t.
            </Trans>
          </span>
        </h1>
        <div className="mt-[clamp(24px,3.4vw,44px)] flex flex-col gap-8 lg:flex-row lg:items-center lg:justify-between">
          <p className="max-w-[34em] text-lead text-ink-2">
            {t`Find someone who knows what you’re after and wants what you’ve got. Give an hour, get an hour. No money changes hands.`}
          </p>
          <div className="flex flex-wrap gap-2 *:whitespace-nowrap max-sm:*:flex-auto">
            <ButtonLink href={getStartedHref} variant="teach" size="lg">
              {t`GET STARTED`}
            </ButtonLink>
            <ButtonLink href={exploreHref} variant="learn" size="lg">
              {t`EXPLORE`}
            </ButtonLink>
            {signupHref ? (
              <ButtonLink href={signupHref} variant="secondary" size="lg" className="lg:hidden">
                {t`Sign Up`}
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </div>
      <div className="mt-[clamp(16px,2vw,28px)]">{cover ? <Cover {...cover} /> : <Hands />}</div>
    </section>
  );
}

const WORD_LANE = {
  teach: 'rounded-s-[0.11em] rounded-e-[0.51em]',
  learn: 'rounded-s-[0.51em] rounded-e-[0.11em]',
} as const;

interface WordProps extends ComponentProps<'span'> {
  lane: keyof typeof WORD_LANE;
}

/** A word of the headline inside a lane. */
function Word({ lane, className, ...rest }: WordProps) {
  return (
    <span
      className={cx(
        'inline-block pt-[0.02em] pb-[0.14em] leading-[0.86]',
        // Arabic letters rise and fall farther.
        '[&:lang(ar)]:pt-[0.12em] [&:lang(ar)]:pb-[0.04em] [&:lang(ar)]:leading-[1.4]',
        WORD_LANE[lane],
        className,
      )}
      {...rest}
    />
  );
}

/** Its box has its size before the picture has loaded. */
function Cover({ src, alt }: NonNullable<HeroProps['cover']>) {
  return (
    <div className="page-wrap">
      <img
        data-slot="hero-cover"
        src={src}
        alt={alt}
        fetchPriority="high"
        className="aspect-3/2 w-full rounded-card bg-sunken object-cover sm:aspect-5/2"
      />
    </div>
  );
}
