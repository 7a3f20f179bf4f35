import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import AtSign from 'lucide-react/icons/at-sign';
import CodeXml from 'lucide-react/icons/code-xml';
import Rss from 'lucide-react/icons/rss';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { logoName, useSiteName } from '../../lib/texts/site-name.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import type { NoticeDialogProps } from '../notice-dialog/notice-dialog.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { Notice } from './notice.tsx';
import { disclaimer, privacyPolicy } from './notices.ts';

interface FooterText {
  /** 'privacy' replaces our notice. */
  kind?: string;
  label: string;
  href: string;
}

interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The team's email address, for Contact Us. */
  contactEmail: string;
  /** The public repository of the source. */
  sourceHref: string;
  homeHref?: string;
  /** Copyright year; stories fix it. */
  year?: number;
  /** Pages of the community's texts. */
  texts?: readonly FooterText[];
  /** One line, on pages for work. */
  compact?: boolean;
  /** `LanguageSelect`, where the site has more than one language. */
  language?: ReactNode;
  /** `NoticeDialog`, or a component that loads it. */
  Dialog: ComponentType<NoticeDialogProps>;
}

const FOOTER_ID = 'footer';
const ITEM = 'inline-flex rounded-chip min-h-11 items-center text-ink no-underline underline-offset-3 hover:underline';

const FULL = 'scheme-dark [--wordmark-ground:var(--color-surface)] border-t border-line bg-surface pt-16 pb-8 text-ink';

/** The site's footer, dark in both themes; a line on the canvas where `compact`. */
export function Footer({
  contactEmail,
  sourceHref,
  homeHref = '/',
  year = new Date(Date.now()).getUTCFullYear(),
  texts = [],
  compact = false,
  language,
  Dialog,
  className,
  ...rest
}: FooterProps) {
  const Link = useLink();
  const name = logoName(useSiteName());
  const privacy = texts.find(({ kind }) => kind === 'privacy');
  const others = texts.filter((text) => text !== privacy);
  // The feed and Mastodon link to the footer until the team has accounts there.
  const social = [
    { name: t`Newsletter feed`, href: `#${FOOTER_ID}`, icon: Rss },
    { name: t`Mastodon`, href: `#${FOOTER_ID}`, icon: AtSign },
    { name: t`Source code`, href: sourceHref, icon: CodeXml },
  ];
  const legal = (
    <>
      <li>
        {privacy === undefined ? (
          <Notice title={t`Privacy Policy`} paragraphs={privacyPolicy()} Dialog={Dialog} className={ITEM} />
        ) : (
          <Link href={privacy.href} className={ITEM}>
            {privacy.label}
          </Link>
        )}
      </li>
      <li>
        <Notice title={t`Disclaimer`} paragraphs={disclaimer()} Dialog={Dialog} className={ITEM} />
      </li>
      <li>
        <a href={`mailto:${contactEmail}`} className={ITEM}>
          {t`Contact Us`}
        </a>
      </li>
      {others.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={ITEM}>
            {label}
          </Link>
        </li>
      ))}
    </>
  );
  const links = social.map(({ name, href, icon: Icon }) => (
    <li key={name}>
      <a
        href={href}
        aria-label={name}
        className="grid size-11 place-items-center rounded-ctl text-ink transition-colors hover:bg-sunken"
        {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        <Icon aria-hidden="true" className="size-5" />
      </a>
    </li>
  ));
  const home = (size: 'sm' | 'xl') => (
    <Link href={homeHref} aria-label={name} className="inline-flex min-h-11 max-w-full items-center rounded-chip">
      <Wordmark size={size} />
    </Link>
  );
  // On New Year's Eve the server and a browser may be in different years.
  const copyright = (
    <p className="text-small" suppressHydrationWarning>{t`© ${year} ${name}. No money changes hands.`}</p>
  );
  const look = compact ? 'border-t border-line py-1 text-small text-ink-2' : FULL;
  return (
    <footer data-slot="footer" id={FOOTER_ID} className={cx(look, className)} {...rest}>
      {compact ? (
        <div className="page-wrap flex flex-wrap items-center gap-x-4">
          {home('sm')}
          <div className="sm:me-auto">{copyright}</div>
          <ul className="flex flex-wrap gap-x-4">{legal}</ul>
          {language}
          <ul className="-mx-3 flex">{links}</ul>
        </div>
      ) : (
        <div className="page-wrap">
          <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
            {home('xl')}
            <ul className="flex flex-wrap gap-x-6 gap-y-1">{legal}</ul>
          </div>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-3 border-t border-line pt-4">
            {copyright}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              {language}
              <ul className="-mx-3 flex gap-2">{links}</ul>
            </div>
          </div>
        </div>
      )}
    </footer>
  );
}
