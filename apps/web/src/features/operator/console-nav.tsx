import { msg, t } from '@lingui/core/macro';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { useLink } from '@skill-exchange/ui/primitives/link-context';
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

/** Phones have one row that scrolls, with the current page in view. */
function showCurrent(list: HTMLUListElement | null) {
  list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The pages of the console. */
export function ConsoleNav() {
  const Link = useLink();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t`Console`} className="mb-8">
      <ul
        key={pathname}
        ref={showCurrent}
        className="-m-1.5 flex gap-2 overflow-x-auto scroll-p-1.5 p-1.5 scrollbar-none sm:flex-wrap"
      >
        {places.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isAt(pathname, href) ? 'page' : undefined}
              className="flex min-h-11 items-center whitespace-nowrap rounded-ctl px-4 text-small font-semibold text-ink no-underline hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-canvas"
            >
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
