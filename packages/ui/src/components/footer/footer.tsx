import { cx } from 'class-variance-authority';
import AtSign from 'lucide-react/icons/at-sign';
import CodeXml from 'lucide-react/icons/code-xml';
import Rss from 'lucide-react/icons/rss';
import type { ComponentProps, ComponentType } from 'react';
import { logoName, useSiteName } from '../../lib/texts/site-name.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import type { NoticeDialogProps } from '../notice-dialog/notice-dialog.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { Notice } from './notice.tsx';
import { DISCLAIMER, PRIVACY_POLICY } from './notices.ts';

interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The team's email address, for Contact Us. */
  contactEmail: string;
  /** The public repository of the source. */
  sourceHref: string;
  homeHref?: string;
  /** Copyright year; stories fix it. */
  year?: number;
  /** A compact footer for pages of work. */
  compact?: boolean;
  /** `NoticeDialog`, or a component that loads it. */
  Dialog: ComponentType<NoticeDialogProps>;
}

const FOOTER_ID = 'footer';
const ITEM = 'inline-flex rounded-chip min-h-11 items-center text-ink no-underline underline-offset-3 hover:underline';

/** The site's footer, dark in both themes. */
export function Footer({
  contactEmail,
  sourceHref,
  homeHref = '/',
  year = new Date(Date.now()).getUTCFullYear(),
  compact = false,
  Dialog,
  className,
  ...rest
}: FooterProps) {
  const Link = useLink();
  const name = logoName(useSiteName());
  // The feed and Mastodon link to the footer until the team has accounts there.
  const social = [
    { name: 'Newsletter feed', href: `#${FOOTER_ID}`, icon: Rss },
    { name: 'Mastodon', href: `#${FOOTER_ID}`, icon: AtSign },
    { name: 'Source code', href: sourceHref, icon: CodeXml },
  ];
  return (
    <footer
      data-slot="footer"
      id={FOOTER_ID}
      className={cx(
        'scheme-dark [--wordmark-ground:var(--color-surface)] border-t border-line bg-surface text-ink',
        compact ? 'pt-4 pb-2 sm:pt-6 sm:pb-4' : 'pt-16 pb-8',
        className,
      )}
      {...rest}
    >
      <div className="page-wrap">
        <div className={cx('flex flex-wrap items-center justify-between gap-x-12', compact ? 'gap-y-2' : 'gap-y-6')}>
          <Link href={homeHref} aria-label={name} className="max-w-full rounded-chip">
            <Wordmark size={compact ? 'md' : 'xl'} />
          </Link>
          <ul className={cx('flex flex-wrap gap-x-6 gap-y-1', compact && 'max-sm:gap-x-4 max-sm:text-small')}>
            <li>
              <Notice title="Privacy Policy" paragraphs={PRIVACY_POLICY} Dialog={Dialog} className={ITEM} />
            </li>
            <li>
              <Notice title="Disclaimer" paragraphs={DISCLAIMER} Dialog={Dialog} className={ITEM} />
            </li>
            <li>
              <a href={`mailto:${contactEmail}`} className={ITEM}>
                Contact Us
              </a>
            </li>
          </ul>
        </div>
        <div
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-12 border-t border-line',
            compact ? 'mt-1 pt-2 sm:mt-3' : 'mt-8 gap-y-3 pt-4',
          )}
        >
          {/* On New Year's Eve the server and a browser may be in different years. */}
          <p className="text-small" suppressHydrationWarning>
            © {year} {name}. No money changes hands.
          </p>
          <ul className="-mx-3 flex gap-2">
            {social.map(({ name, href, icon: Icon }) => (
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
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
