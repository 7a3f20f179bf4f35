import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';

interface NotFoundProps extends ComponentProps<'section'> {
  homeHref?: string;
}

/** The 404 page. */
export function NotFound({ homeHref = '/', className, ...rest }: NotFoundProps) {
  return (
    <section
      data-slot="not-found"
      className={cx('grid content-center gap-3 overflow-clip py-16 sm:py-24', className)}
      {...rest}
    >
      <p
        className={cx(
          'type-hero justify-self-start rounded-e-full bg-teach tracking-normal text-on-teach',
          'pt-[0.04em] pe-[0.4em] pb-[0.1em]',
          'ps-[max(clamp(20px,4vw,48px),calc((100vw-1200px)/2))] text-[clamp(7rem,30vw,20rem)] leading-[0.86]',
        )}
      >
        404
      </p>
      <div
        aria-hidden="true"
        className={cx(
          'h-[clamp(3.5rem,14vw,9rem)] w-[58%] justify-self-end rounded-s-full border-[3px] border-e-0',
          'border-dashed border-line-strong',
        )}
      />
      <div className="page-wrap mt-6 grid justify-items-start gap-4">
        <h1>{t`Look like you're lost`}</h1>
        <p className="text-lead text-ink-2">{t`The page you are looking for is not available!`}</p>
        <ButtonLink href={homeHref} variant="learn" size="lg" className="mt-3">
          <ArrowLeft aria-hidden="true" />
          {t`Go to Home`}
        </ButtonLink>
      </div>
    </section>
  );
}
