import { msg, t } from '@lingui/core/macro';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { useCurrentInView } from '@skill-exchange/ui/lib/use-current-in-view';
import { useLink } from '@skill-exchange/ui/primitives/link-context';
import { cx } from 'class-variance-authority';
import { useLocation } from 'react-router-dom';

const places = [
  { href: '/operator', label: msg`Is it alive?` },
  { href: '/operator/members', label: msg`Members` },
  { href: '/operator/announcements', label: msg`Announcements` },
  { href: '/operator/settings', label: msg`What it looks like` },
  { href: '/operator/join', label: msg`Who may join` },
  { href: '/operator/offered', label: msg`What is offered` },
  { href: '/operator/texts', label: msg`Texts` },
  { href: '/operator/email', label: msg`Email` },
  { href: '/operator/health', label: msg`Health` },
  { href: '/operator/backups', label: msg`Backups` },
  { href: '/operator/setup', label: msg`Set-up` },
];

/** A page below another one is its place, too; below the first one are all. */
const isAt = (pathname: string, href: string) =>
  pathname === href || (href !== '/operator' && pathname.startsWith(`${href}/`));

const entry = cx(
  'flex min-h-11 items-center whitespace-nowrap rounded-ctl px-4 text-small font-semibold text-ink no-underline',
  'hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-ink aria-[current]:text-canvas',
  'lg:rounded-lane-teach lg:whitespace-normal',
);

/** The pages of the console. Phones have one row that scrolls, with the current page in view. */
export function ConsoleNav() {
  const Link = useLink();
  const { pathname } = useLocation();
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav
      aria-label={t`Console`}
      className="mb-8 lg:sticky lg:top-28 lg:mb-0 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
    >
      <ul
        ref={row}
        className="-m-1.5 flex gap-2 overflow-x-auto scroll-p-1.5 p-1.5 scrollbar-none sm:flex-wrap lg:m-0 lg:flex-col lg:gap-1 lg:p-0"
      >
        {places.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} aria-current={isAt(pathname, href) ? 'page' : undefined} className={entry}>
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
