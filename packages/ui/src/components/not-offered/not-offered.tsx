import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';

interface NotOfferedProps extends ComponentProps<'section'> {
  title: string;
  /** What the community does not offer, in one sentence. */
  sentence: string;
  homeHref?: string;
  /** For visitors of what members see. */
  loginHref?: string | undefined;
}

/** In place of a page that the community does not offer. */
export function NotOffered({ title, sentence, homeHref = '/', loginHref, className, ...rest }: NotOfferedProps) {
  return (
    <section
      data-slot="not-offered"
      className={cx('page-wrap grid min-h-100 content-center justify-items-start gap-4 py-16 sm:py-24', className)}
      {...rest}
    >
      <h1>{title}</h1>
      <p className="max-w-152 text-lead text-ink-2">{sentence}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {loginHref === undefined ? null : <ButtonLink href={loginHref}>{t`Login/SignUp`}</ButtonLink>}
        <ButtonLink href={homeHref} variant={loginHref === undefined ? 'learn' : 'secondary'}>
          {t`Go to Home`}
        </ButtonLink>
      </div>
    </section>
  );
}
