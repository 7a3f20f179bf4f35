import { cx } from 'class-variance-authority';
import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import Video from 'lucide-react/icons/video';
import type { ComponentProps, ComponentType, SVGProps } from 'react';
import { displayName } from '../../lib/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';

/** All sections but home are paths below the dashboard. */
export type DashboardSection = 'home' | 'profile' | 'events' | 'session' | 'review';

const SECTIONS: readonly { id: DashboardSection; icon: ComponentType<SVGProps<SVGSVGElement>> }[] = [
  { id: 'home', icon: House },
  { id: 'profile', icon: User },
  { id: 'events', icon: CalendarDays },
  { id: 'session', icon: Video },
  { id: 'review', icon: Star },
];

interface DashboardSidebarProps extends Omit<ComponentProps<'aside'>, 'children'> {
  current: DashboardSection;
  onLogout: () => void;
  homeHref?: string;
  /** Path of the dashboard, without a trailing slash. */
  baseHref?: string;
  /** The signed-in member and their public profile. */
  member?: { id: string; name: string; photo?: string | undefined; href: string } | undefined;
}

const ENTRY = cx(
  'flex min-h-11 min-w-11 items-center justify-center px-2 text-[0.875rem] font-medium text-ink-2 no-underline',
  'w-full transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink',
  'max-lg:aria-[current]:shadow-[inset_0_-2px_0_var(--color-ink)] max-[359px]:px-1.5',
  'lg:min-h-12 lg:justify-start lg:gap-3.5 lg:rounded-lane-teach lg:px-4 lg:py-2 lg:text-body lg:text-ink',
  'lg:hover:bg-sunken lg:active:bg-line lg:aria-[current]:bg-teach lg:aria-[current]:font-semibold',
  'lg:aria-[current]:text-on-teach',
);
const ICON = 'size-5 flex-none max-lg:hidden';
const LABEL = 'inline-block first-letter:uppercase';

/** Dashboard navigation: a column on wide screens, a quiet row of words above the section elsewhere. */
export function DashboardSidebar(props: DashboardSidebarProps) {
  const { current, onLogout, homeHref = '/', baseHref = '/userDashboard', member, className, ...rest } = props;
  const Link = useLink();
  return (
    <aside
      data-slot="dashboard-sidebar"
      className={cx('max-lg:mb-6 max-lg:border-b max-lg:border-line lg:sticky lg:top-28 lg:self-start', className)}
      {...rest}
    >
      {member && (
        <div className="mb-6 hidden items-center gap-3 leading-tight lg:flex">
          <Avatar id={member.id} name={member.name} src={member.photo} decorative />
          <p className="grid min-w-0">
            <span dir="auto" className="truncate font-display font-bold">
              {displayName(member.name)}
            </span>
            <TextLink href={member.href} className="justify-self-start text-[0.875rem]">
              See your public page
            </TextLink>
          </p>
        </div>
      )}
      <nav aria-label="Dashboard" className="max-lg:-mx-2 max-lg:overflow-x-auto scrollbar-none">
        <ul className="flex w-max min-w-full lg:grid lg:w-full lg:gap-0.5">
          {SECTIONS.map(({ id, icon: Icon }) => (
            <li key={id}>
              <Link
                href={id === 'home' ? homeHref : `${baseHref}/${id}`}
                aria-current={id === current ? 'page' : undefined}
                className={ENTRY}
              >
                <Icon aria-hidden="true" className={ICON} />
                <span className={LABEL}>{id}</span>
              </Link>
            </li>
          ))}
          <li className="max-lg:ms-auto max-lg:ps-2 lg:mt-4 lg:border-t lg:border-line lg:pt-4">
            <button type="button" onClick={onLogout} className={ENTRY}>
              <LogOut aria-hidden="true" className={ICON} />
              <span className={LABEL}>Logout</span>
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  );
}
