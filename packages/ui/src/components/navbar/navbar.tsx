import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { shortCount, unreadWords } from '../conversation-list/unread-words.ts';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { DEFAULT_HREFS, type NavHrefs, type NavItem, type NavMember, navItemsFor } from './nav-items.ts';
import { NavMenu } from './nav-menu.tsx';
import type { NavSheetProps } from './nav-sheet.tsx';

interface NavbarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The current path, without query and hash. */
  path: string;
  /** Undefined for visitors, who get Login/SignUp. */
  member?: NavMember | undefined;
  hrefs?: Partial<NavHrefs>;
  themeToggle?: ReactNode;
  /** `NavSheet`, or a component that loads it. */
  Sheet: ComponentType<NavSheetProps>;
}

/** Leaves room for three buttons beside it at 320 px. */
const NARROW_WORDMARK = 'max-[349px]:h-[30px] max-[349px]:text-[0.9375rem] max-[349px]:[--round:15px]';

/** Sticky site navigation; below 860 px the entries move into a sheet. */
export function Navbar({ path, member, hrefs, themeToggle, Sheet, className, ...rest }: NavbarProps) {
  const Link = useLink();
  const places = { ...DEFAULT_HREFS, ...hrefs };
  const items = navItemsFor(path, places);
  const hasBell = member?.unreadNotifications !== undefined;
  return (
    <header
      data-slot="navbar"
      className={cx('sticky top-0 z-nav border-b border-line bg-canvas short:relative', className)}
      {...rest}
    >
      <div className="page-wrap flex h-16 items-center gap-4 max-[389px]:gap-2 min-[860px]:h-18">
        {/* A touch target of 44 px. */}
        <Link
          href={places.home}
          aria-label="SkillExchange"
          className="relative shrink-0 rounded-chip after:absolute after:-inset-y-1 after:inset-x-0"
        >
          <Wordmark className={hasBell ? NARROW_WORDMARK : undefined} />
        </Link>
        <nav aria-label="Main" className="ms-6 hidden shrink-0 gap-0.5 min-[860px]:flex">
          {items.map((item) => (
            <NavLink key={item.label} item={item} />
          ))}
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-2 max-[389px]:gap-0">
          {themeToggle}
          {member ? (
            <CountLink label="Messages" icon={MessageCircle} href={places.messages} className="max-[860px]:hidden">
              {member.unread ?? 0}
            </CountLink>
          ) : null}
          {hasBell ? (
            <CountLink label="Notifications" icon={Bell} href={places.notifications}>
              {member?.unreadNotifications ?? 0}
            </CountLink>
          ) : null}
          <div className="hidden min-w-0 max-w-52 min-[860px]:block">
            <AccountLink member={member} hrefs={places} />
          </div>
          <NavMenu path={path} items={items} member={member} hrefs={places} Sheet={Sheet} />
        </div>
      </div>
    </header>
  );
}

function NavLink({ item }: { item: NavItem }) {
  const Link = useLink();
  return (
    <Link
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      className={cx(
        'flex min-h-11 items-center rounded-ctl px-3.5 text-control font-medium text-ink no-underline',
        'transition-colors hover:bg-sunken active:bg-line',
        'aria-[current]:rounded-none aria-[current]:shadow-[inset_0_-2px_0_var(--color-ink)]',
      )}
    >
      {item.label}
    </Link>
  );
}

interface CountLinkProps {
  label: 'Messages' | 'Notifications';
  icon: LucideIcon;
  href: string;
  className?: string;
  /** How many are unread. */
  children: number;
}

function CountLink({ label, icon: Icon, href, className, children: unread }: CountLinkProps) {
  const Link = useLink();
  const words = label === 'Messages' ? unreadWords(unread) : `${shortCount(unread)} unread`;
  return (
    <Link
      href={href}
      className={cx(
        'relative grid size-11 shrink-0 place-items-center rounded-ctl text-ink transition-colors hover:bg-sunken active:bg-line',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{unread > 0 ? `${label}, ${words}` : label}</span>
      {unread > 0 ? (
        <Badge aria-hidden="true" tone="count" className="absolute inset-e-0 top-0 ring-2 ring-canvas">
          {shortCount(unread)}
        </Badge>
      ) : null}
    </Link>
  );
}

function AccountLink({ member, hrefs }: { member: NavMember | undefined; hrefs: NavHrefs }) {
  if (!member) {
    return (
      <ButtonLink href={hrefs.login} variant="teach" size="sm">
        Login/SignUp
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={hrefs.profile} variant="quiet" size="sm" className="ps-2">
      <Avatar id={member.id} name={member.name} src={member.photo} size="xs" decorative />
      <span className="truncate">{member.name || 'Profile'}</span>
    </ButtonLink>
  );
}
