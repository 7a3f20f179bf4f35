import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { unreadWords } from '../../lib/texts/count-words.ts';
import { logoName, useSiteName } from '../../lib/texts/site-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import type { NavSheetProps } from '../nav-sheet/nav-sheet.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { CountLink } from './count-link.tsx';
import { DEFAULT_HREFS, type NavHrefs, type NavItem, type NavMember, type NavPlace, navItemsFor } from './nav-items.ts';
import { NavMenu } from './nav-menu.tsx';

interface NavbarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The current path, without query and hash. */
  path: string;
  /** Undefined for visitors, who get Login/SignUp. */
  member?: NavMember | undefined;
  hrefs?: Partial<NavHrefs>;
  /** Entries that the community does not offer. */
  without?: readonly NavPlace[] | undefined;
  themeToggle?: ReactNode;
  /** A `NavBell` for members. */
  bell?: ReactNode;
  /** `NavSheet`, or a component that loads it. */
  Sheet: ComponentType<NavSheetProps>;
}

/** Leaves room for three buttons next to it at 320 px, and on the outer screen of a folded phone. */
const NARROW_WORDMARK =
  'max-[349px]:h-[30px] max-[349px]:text-[15px] max-[349px]:[--round:15px] max-[299px]:h-[24px] max-[299px]:text-[12px] max-[299px]:[--round:12px]';

/** Sticky site navigation; below 1,024 px the entries move into a sheet. */
export function Navbar({ path, member, hrefs, without, themeToggle, bell, Sheet, className, ...rest }: NavbarProps) {
  const Link = useLink();
  const name = logoName(useSiteName());
  const places = { ...DEFAULT_HREFS, ...hrefs };
  const items = navItemsFor(path, places, without);
  return (
    <header
      data-slot="navbar"
      className={cx('sticky top-0 z-nav border-b border-line bg-canvas short:relative', className)}
      {...rest}
    >
      <div className="page-wrap flex h-[64px] items-center gap-[16px] max-[389px]:gap-[8px] lg:h-18">
        {/* A touch target of 44 px. */}
        <Link
          href={places.home}
          aria-label={name}
          className={cx(
            'relative rounded-chip after:absolute after:-inset-y-1 after:inset-x-0',
            // A long name is cut rather than the buttons.
            name === 'SkillExchange' ? 'shrink-0' : 'min-w-0 shrink-[99]',
          )}
        >
          <Wordmark className={bell ? NARROW_WORDMARK : undefined} />
        </Link>
        <nav aria-label={t`Main`} className="ms-6 hidden shrink-0 gap-1 lg:flex">
          {items.map((item) => (
            <NavLink key={item.label} item={item} />
          ))}
        </nav>
        {/* In px on phones, so that everything fits next to the wordmark at twice the text size. */}
        <div className="ms-auto flex min-w-0 items-center gap-[8px] max-lg:*:size-[44px] max-[389px]:gap-0">
          {themeToggle}
          {member ? (
            <CountLink
              label={t`Messages`}
              href={places.messages}
              icon={MessageCircle}
              count={member.unread ?? 0}
              words={unreadWords}
              className="max-lg:hidden"
            />
          ) : null}
          {bell}
          <div className="hidden min-w-0 max-w-52 lg:block">
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

function AccountLink({ member, hrefs }: { member: NavMember | undefined; hrefs: NavHrefs }) {
  if (!member) {
    return (
      <ButtonLink href={hrefs.login} variant="teach" size="sm">
        {t`Login/SignUp`}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={hrefs.profile} variant="quiet" size="sm" className="ps-2">
      <Avatar id={member.id} name={member.name} src={member.photo} size="xs" decorative />
      <span dir="auto" className="truncate">
        {member.name || t`Profile`}
      </span>
    </ButtonLink>
  );
}
