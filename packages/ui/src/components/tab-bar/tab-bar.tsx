import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import type { ComponentProps } from 'react';
import { casesWords, shortCount, unreadWords } from '../../lib/texts/count-words.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';

export type TabBarPlace = 'home' | 'users' | 'session' | 'messages' | 'me';

interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current place; undefined on other pages, such as an event's. */
  current?: TabBarPlace | undefined;
  hrefs: Record<TabBarPlace, string>;
  /** Places that the community does not offer. */
  without?: readonly TabBarPlace[];
  /** The member whose avatar represents Me. */
  member: { id: string; name: string; photo?: string | undefined };
  /** The number of unread messages. */
  unread?: number;
  /** Open cases of a moderator, which Me leads to. */
  cases?: number;
}

const ICON = 'size-5';

/**
 * A member's five places at the bottom of the screen up to 1,023 px; above that, navbar and sidebar
 * replace it.
 */
export function TabBar({
  current,
  hrefs,
  without = [],
  member,
  unread = 0,
  cases = 0,
  className,
  ...rest
}: TabBarProps) {
  const Link = useLink();
  const tabs = [
    { id: 'home', label: t`Home`, icon: <House aria-hidden="true" className={ICON} /> },
    { id: 'users', label: t`Users`, icon: <Users aria-hidden="true" className={ICON} /> },
    { id: 'session', label: t`Session`, icon: <Video aria-hidden="true" className={ICON} /> },
    {
      id: 'messages',
      label: t`Messages`,
      icon: <MessageCircle aria-hidden="true" className={ICON} />,
      count: unread,
      words: unreadWords,
    },
    {
      id: 'me',
      label: t`Me`,
      icon: (
        <Avatar id={member.id} name={member.name} src={member.photo} size="xs" decorative className="-m-1.5 scale-70" />
      ),
      count: cases,
      words: casesWords,
    },
  ] as const;
  return (
    <nav
      data-slot="tab-bar"
      aria-label={t`Tab bar`}
      className={cx(
        'sticky bottom-0 z-nav border-t border-line bg-surface px-2 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))]',
        'short:static lg:hidden',
        className,
      )}
      {...rest}
    >
      <ul className="relative mx-auto grid max-w-140 grid-flow-col auto-cols-[minmax(max-content,1fr)] gap-1 overflow-x-auto scrollbar-none">
        {tabs.map(({ id, label, icon, ...tab }) => {
          if (without.includes(id)) return null;
          const { count, words } = 'count' in tab ? tab : { count: 0, words: unreadWords };
          return (
            <li key={id}>
              <Link
                href={hrefs[id]}
                aria-current={id === current ? 'page' : undefined}
                className={cx(
                  'flex min-h-13 flex-col items-center justify-center gap-1 rounded-ctl px-0.5 py-1.5 text-ink no-underline',
                  'text-[min(0.8125rem,4vw)] leading-none font-medium transition-colors hover:bg-sunken active:bg-line focus-visible:-outline-offset-2',
                  'max-[359px]:text-[min(0.75rem,4vw)] aria-[current]:rounded-lane-teach-sm aria-[current]:bg-ink',
                  'aria-[current]:font-semibold aria-[current]:text-canvas',
                )}
              >
                <span className="relative">
                  {icon}
                  {count > 0 ? (
                    <Badge aria-hidden="true" tone="count" className="absolute -inset-e-3 -top-1.5 ring-2 ring-surface">
                      {shortCount(count)}
                    </Badge>
                  ) : null}
                </span>
                <span>
                  {label}
                  {count > 0 ? <span className="sr-only">{`, ${words(count)}`}</span> : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
