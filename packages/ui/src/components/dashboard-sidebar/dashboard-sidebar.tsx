import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import Video from 'lucide-react/icons/video';
import type { ComponentType, SVGProps } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';

/** All sections but home are paths below the dashboard. */
const SECTIONS: readonly { id: string; label: MessageDescriptor; icon: ComponentType<SVGProps<SVGSVGElement>> }[] = [
  { id: 'home', label: msg`home`, icon: House },
  { id: 'profile', label: msg`profile`, icon: User },
  { id: 'events', label: msg`events`, icon: CalendarDays },
  { id: 'session', label: msg`session`, icon: Video },
  { id: 'review', label: msg`review`, icon: Star },
  { id: 'settings', label: msg`settings`, icon: Settings },
];

interface DashboardSidebarProps {
  className?: string;
  /** Id of the section; undefined on pages outside of them. */
  current?: string | undefined;
  /** Sections that the community does not offer. */
  without?: readonly string[];
  /** Rows below settings while that is the current section. */
  settings?: readonly { label: string; href: string; isCurrent: boolean }[];
  onLogout: () => void;
  homeHref?: string;
  /** Path of the dashboard, without a trailing slash. */
  baseHref?: string;
  /** The signed-in member and their public profile. */
  member?: { id: string; name: string; photo?: string | undefined; href: string } | undefined;
}

const ENTRY = cx(
  'flex w-full items-center gap-4 rounded-lane-teach px-4 py-2 font-medium text-ink no-underline transition-colors',
  'hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line',
  'aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-canvas',
);
const ICON = 'size-5 flex-none';
const LABEL = 'inline-block first-letter:uppercase';

/**
 * Dashboard navigation next to the section, from 1,024 px; below that, the bottom bar and the settings
 * page replace it.
 */
export function DashboardSidebar(props: DashboardSidebarProps) {
  const {
    current,
    without = [],
    settings = [],
    onLogout,
    homeHref = '/',
    baseHref = '/userDashboard',
    member,
    className,
  } = props;
  const Link = useLink();
  return (
    <aside
      data-slot="dashboard-sidebar"
      className={cx('sticky top-28 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto max-lg:hidden', className)}
    >
      {member && (
        <div className="mb-6 flex items-center gap-3 leading-tight">
          <Avatar id={member.id} name={member.name} src={member.photo} decorative />
          <p className="grid min-w-0">
            <span dir="auto" className="truncate font-display font-bold">
              {displayName(member.name)}
            </span>
            <TextLink href={member.href} className="justify-self-start text-small">
              {t`See your public page`}
            </TextLink>
          </p>
        </div>
      )}
      <nav aria-label={t`Dashboard`}>
        <ul className="grid gap-1">
          {SECTIONS.filter(({ id }) => !without.includes(id)).map(({ id, label: name, icon: Icon }) => (
            <li key={id}>
              <Link
                href={id === 'home' ? homeHref : `${baseHref}/${id}`}
                aria-current={id === current && !settings.some(({ isCurrent }) => isCurrent) ? 'page' : undefined}
                className={cx(ENTRY, 'min-h-12')}
              >
                <Icon aria-hidden="true" className={ICON} />
                <span className={LABEL}>{i18n._(name)}</span>
              </Link>
              {id === 'settings' && id === current ? (
                <ul className="ms-6 mt-0.5 grid border-s-2 border-line ps-2">
                  {settings.map(({ label, href, isCurrent }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        aria-current={isCurrent ? 'page' : undefined}
                        className={cx(ENTRY, 'min-h-11 text-small')}
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
          <li className="mt-4 border-t border-line pt-4">
            <button type="button" onClick={onLogout} className={cx(ENTRY, 'min-h-12')}>
              <LogOut aria-hidden="true" className={ICON} />
              <span className={LABEL}>{t`Logout`}</span>
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  );
}
