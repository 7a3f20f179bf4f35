import { t } from '@lingui/core/macro';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { shortCount, unreadOf, unreadStateWords } from '../../lib/texts/count-words.ts';
import { displayName, firstName } from '../../lib/texts/display-name.ts';
import { withComma } from '../../lib/texts/list-words.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

interface ConversationListProps extends Omit<ComponentProps<'ul'>, 'onSelect'> {
  users: readonly ChatUser[];
  selectedId?: string | undefined;
  onSelect: (user: ChatUser) => void;
}

/** Members to chat with, in a row that scrolls horizontally, with unread counts. */
export function ConversationList({ users, selectedId, onSelect, className, ...rest }: ConversationListProps) {
  return (
    <ul
      data-slot="conversation-list"
      aria-label={t`Chats`}
      className={cx('relative flex gap-1 overflow-x-auto p-1.5 scrollbar-none', className)}
      {...rest}
    >
      {users.map((user) => {
        const name = displayName(user.name);
        const unread = unreadOf(user);
        return (
          <li key={user._id} className="flex-none">
            <button
              type="button"
              aria-current={user._id === selectedId ? 'true' : undefined}
              className={cx(
                'relative grid w-17 justify-items-center gap-2 rounded-ctl px-1 pt-2 pb-1.5 text-cap leading-tight',
                'text-ink-2 transition-colors hover:bg-sunken focus-visible:-outline-offset-2',
                'aria-current:bg-sunken aria-current:font-semibold aria-current:text-ink',
              )}
              onClick={() => onSelect(user)}
            >
              <Avatar id={user._id} name={user.name} src={user.photo} size="sm" decorative />
              <span className="sr-only">{unread > 0 ? withComma(name, unreadStateWords(user)) : name}</span>
              <span dir="auto" aria-hidden="true" className="w-full truncate text-center">
                {firstName(name)}
              </span>
              {unread > 0 ? (
                <Badge aria-hidden="true" tone="count" className="absolute inset-e-1.5 top-1 ring-2 ring-surface">
                  {shortCount(unread)}
                </Badge>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function ConversationListSkeleton() {
  return (
    <div aria-hidden="true" className="flex gap-5 overflow-hidden p-3.5">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="grid flex-none justify-items-center gap-2">
          <Skeleton shape="circle" className="size-10" />
          <Skeleton className="w-10" />
        </div>
      ))}
    </div>
  );
}
