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
  'flex w-full flex-col items-center justify-center gap-1 rounded-ctl px-0.5 py-1.5 text-center font-medium text-ink',
  'min-h-13 text-[0.8125rem] leading-none no-underline transition-colors hover:bg-sunken active:bg-line max-[359px]:text-[0.75rem]',
  'lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3.5 lg:rounded-lane-teach lg:px-4 lg:py-2 lg:text-body',
  'aria-[current]:bg-teach aria-[current]:font-semibold aria-[current]:text-on-teach',
);
const LABEL = 'inline-block first-letter:uppercase';

/** Dashboard navigation: a column on wide screens, a row above the section on phones. */
export function DashboardSidebar(props: DashboardSidebarProps) {
  const { current, onLogout, homeHref = '/', baseHref = '/userDashboard', member, className, ...rest } = props;
  const Link = useLink();
  return (
    <aside
      data-slot="dashboard-sidebar"
      className={cx(
        'max-lg:-mx-2 max-lg:mb-6 max-lg:border-b max-lg:border-line max-lg:pb-1.5 lg:sticky lg:top-28 lg:self-start',
        className,
      )}
      {...rest}
    >
      {member && (
        <div className="mb-6 hidden items-center gap-3 leading-tight lg:flex">
          <Avatar id={member.id} name={member.name} src={member.photo} decorative />
          <p className="grid min-w-0">
            <span className="truncate font-display font-bold">{displayName(member.name)}</span>
            <TextLink href={member.href} className="justify-self-start text-[0.875rem]">
              See your public page
            </TextLink>
          </p>
        </div>
      )}
      <nav aria-label="Dashboard">
        <ul className="mx-auto flex max-w-140 gap-0.5 *:flex-1 lg:grid lg:max-w-none">
          {SECTIONS.map(({ id, icon: Icon }) => (
            <li key={id}>
              <Link
                href={id === 'home' ? homeHref : `${baseHref}/${id}`}
                aria-current={id === current ? 'page' : undefined}
                className={ENTRY}
              >
                <Icon aria-hidden="true" className="size-5 flex-none" />
                <span className={LABEL}>{id}</span>
              </Link>
            </li>
          ))}
          <li className="max-lg:ms-1.5 lg:mt-4 lg:border-t lg:border-line lg:pt-4">
            <button type="button" onClick={onLogout} className={ENTRY}>
              <LogOut aria-hidden="true" className="size-5 flex-none" />
              <span className={LABEL}>Logout</span>
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  );
}
