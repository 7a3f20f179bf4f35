import type { ChatUser } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { displayName } from '../../lib/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { shortCount, unreadWords } from '../conversation-list/unread-words.ts';

interface ConversationRowsProps extends ComponentProps<'ul'> {
  users: readonly ChatUser[];
  hrefOf: (user: ChatUser) => string;
}

const ROW = 'relative flex min-h-16 items-center gap-4 px-4 py-3 sm:px-5';

/** The member's conversations as a page's list, each a link to its chat. */
export function ConversationRows({ users, hrefOf, className, ...rest }: ConversationRowsProps) {
  const Link = useLink();
  return (
    <ul
      data-slot="conversation-rows"
      className={cx('divide-y divide-line overflow-hidden rounded-card border border-line bg-surface', className)}
      {...rest}
    >
      {users.map((user) => {
        const name = displayName(user.name);
        const { unreadCount = 0 } = user;
        return (
          <li key={user._id}>
            <Link
              href={hrefOf(user)}
              className={cx(
                ROW,
                'text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line',
              )}
            >
              <Avatar id={user._id} name={user.name} src={user.photo} size="sm" decorative />
              <span dir="auto" className={cx('min-w-0 flex-1 truncate', unreadCount > 0 && 'font-semibold')}>
                {name}
              </span>
              {unreadCount > 0 ? <span className="sr-only">{unreadWords(unreadCount)}</span> : null}
              {unreadCount > 0 ? (
                <Badge aria-hidden="true" tone="count">
                  {shortCount(unreadCount)}
                </Badge>
              ) : null}
              <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-2 rtl:-scale-x-100" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export function ConversationRowsSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line rounded-card border border-line bg-surface">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={ROW}>
          <Skeleton shape="circle" className="size-10" />
          <Skeleton className="w-40" />
        </div>
      ))}
    </div>
  );
}
