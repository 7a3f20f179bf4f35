import { cx } from 'class-variance-authority';
import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import type { ComponentProps } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { shortCount, unreadWords } from '../conversation-list/unread-words.ts';

interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current path, without query and hash. */
  path: string;
  hrefs: { home: string; events: string; users: string; messages: string; profile: string };
  /** How many messages are unread. */
  unread?: number;
}

/** A member's five places at the bottom of a phone's screen; hidden from 860 px on, where the navbar has them. */
export function TabBar({ path, hrefs, unread = 0, className, ...rest }: TabBarProps) {
  const Link = useLink();
  const tabs = [
    { label: 'Home', href: hrefs.home, icon: House },
    { label: 'Events', href: hrefs.events, icon: CalendarDays },
    { label: 'Users', href: hrefs.users, icon: Users },
    { label: 'Messages', href: hrefs.messages, icon: MessageCircle, count: unread },
    { label: 'Me', href: hrefs.profile, icon: User },
  ];
  const isCurrent = (href: string) => path === href || (href !== '/' && path.startsWith(`${href}/`));
  return (
    <nav
      data-slot="tab-bar"
      aria-label="Tab bar"
      className={cx(
        'sticky bottom-0 z-nav border-t border-line bg-surface px-2 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))]',
        'short:static min-[860px]:hidden',
        className,
      )}
      {...rest}
    >
      <ul className="mx-auto grid max-w-140 grid-flow-col auto-cols-[minmax(max-content,1fr)] gap-0.5 overflow-x-auto scrollbar-none">
        {tabs.map(({ label, href, icon: Icon, count = 0 }) => (
          <li key={label}>
            <Link
              href={href}
              aria-current={isCurrent(href) ? 'page' : undefined}
              className={cx(
                'flex min-h-13 flex-col items-center justify-center gap-1 rounded-ctl px-0.5 py-1.5 text-ink no-underline',
                'text-[0.8125rem] leading-none font-medium transition-colors hover:bg-sunken active:bg-line focus-visible:-outline-offset-2',
                'max-[359px]:text-[0.75rem] aria-[current]:bg-teach aria-[current]:font-semibold aria-[current]:text-on-teach',
              )}
            >
              <span className="relative">
                <Icon aria-hidden="true" className="size-5" />
                {count > 0 ? (
                  <Badge aria-hidden="true" tone="count" className="absolute -inset-e-3 -top-1.5 ring-2 ring-surface">
                    {shortCount(count)}
                  </Badge>
                ) : null}
              </span>
              <span>
                {label}
                {count > 0 ? <span className="sr-only">{`, ${unreadWords(count)}`}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
