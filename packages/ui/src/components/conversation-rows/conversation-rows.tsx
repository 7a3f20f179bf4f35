import { t } from '@lingui/core/macro';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import BellOff from 'lucide-react/icons/bell-off';
import type { ComponentProps, ReactNode } from 'react';
import { attachmentWord } from '../../lib/pictures/attachments.ts';
import { shortCount, unreadOf, unreadStateWords } from '../../lib/texts/count-words.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { rowTime } from './row-time.ts';

interface ConversationRowsProps extends ComponentProps<'ul'> {
  users: readonly ChatUser[];
  hrefOf: (user: ChatUser) => string;
  /** The current member, whose last words begin with 'You:'. */
  memberId?: string;
  /** The member of the open conversation. */
  currentId?: string | undefined;
  /** A menu at the end of a row. */
  menuOf?: (user: ChatUser) => ReactNode;
  /** Unsent texts by the other member's id. */
  drafts?: Readonly<Record<string, string>>;
  /** Members who are typing. */
  typing?: ReadonlySet<string>;
  /** The current time in ms since 1970; stories fix it. */
  now?: number | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

const ROW = 'relative flex min-h-18 items-center gap-3 rounded-e-pop px-4 py-2.5';

/** Without a mouse it is always in sight. */
const MENU = cx(
  'absolute inset-e-1 inset-y-0 grid place-items-center',
  'pointer-fine:not-group-hover/row:not-focus-within:not-has-data-[state=open]:opacity-0',
);

/** With a mouse, the menu stands where the time and the count are. */
const behind = cx(
  'pointer-fine:group-hover/row:group-has-data-[slot=row-menu]/row:opacity-0',
  'group-has-[[data-slot=row-menu]:focus-within]/row:opacity-0 group-has-data-[state=open]/row:opacity-0',
);

/** The member's conversations as a list, each with its last words and a link to its thread. */
export function ConversationRows({ users, hrefOf, ...props }: ConversationRowsProps) {
  const {
    memberId = '',
    currentId,
    menuOf,
    drafts = {},
    typing,
    now = Date.now(),
    timeZone = localTimeZone(),
    ...rest
  } = props;
  const { className, ...list } = rest;
  const Link = useLink();
  return (
    <ul data-slot="conversation-rows" className={cx('grid grid-cols-[minmax(0,1fr)] gap-1', className)} {...list}>
      {users.map((user) => {
        const { _id, lastMessage, mutedUntil } = user;
        const unread = unreadOf(user);
        const isUnread = unread > 0;
        const isMuted = mutedUntil !== undefined && Date.parse(mutedUntil) > now;
        return (
          <li key={_id} className="group/row relative">
            <Link
              href={hrefOf(user)}
              aria-current={_id === currentId ? 'page' : undefined}
              className={cx(
                ROW,
                menuOf && 'pe-13 pointer-fine:pe-4',
                'text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line',
                'aria-[current=page]:bg-sunken',
              )}
            >
              <Avatar id={_id} name={user.name} src={user.photo} size="sm" decorative />
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2">
                  <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
                    {displayName(user.name)}
                  </span>
                  <span className={cx('text-cap', behind, isUnread ? 'font-semibold' : 'text-ink-2')}>
                    {lastMessage === undefined ? null : (
                      <time dateTime={lastMessage.at}>{rowTime(lastMessage.at, now, timeZone)}</time>
                    )}
                  </span>
                </span>
                <span className="flex items-center gap-2">
                  <span
                    className={cx(
                      'flex min-w-0 flex-1 text-small whitespace-pre',
                      isUnread ? 'font-semibold' : 'text-ink-2',
                    )}
                  >
                    <LastWords
                      user={user}
                      memberId={memberId}
                      draft={drafts[_id]}
                      isTyping={typing?.has(_id) === true}
                    />
                  </span>
                  {isMuted ? (
                    <>
                      <BellOff aria-hidden="true" className={cx('size-4 text-ink-2', behind)} />
                      <span className="sr-only">{t`Muted`}</span>
                    </>
                  ) : null}
                  {isUnread ? (
                    <>
                      <span className="sr-only">{unreadStateWords(user)}</span>
                      <Badge aria-hidden="true" tone="count" className={behind}>
                        {shortCount(unread)}
                      </Badge>
                    </>
                  ) : null}
                </span>
              </span>
            </Link>
            {menuOf ? (
              <div data-slot="row-menu" className={MENU}>
                {menuOf(user)}
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface LastWordsProps {
  user: ChatUser;
  memberId: string;
  draft: string | undefined;
  isTyping: boolean;
}

function LastWords({ user: { lastMessage }, memberId, draft, isTyping }: LastWordsProps) {
  if (isTyping) return <span className="font-semibold text-teach-ink">{t`typing…`}</span>;
  if (draft !== undefined) {
    return (
      <>
        <span>
          <b className="font-semibold text-danger-ink">{t`Draft:`}</b>{' '}
        </span>
        <span dir="auto" className="truncate">
          {draft}
        </span>
      </>
    );
  }
  if (lastMessage === undefined) return null;
  return (
    <>
      {lastMessage.senderId === memberId ? `${t`You:`} ` : null}
      <span dir="auto" className="truncate">
        {lastMessage.excerpt || (lastMessage.attachment ? attachmentWord(lastMessage.attachment) : '')}
      </span>
    </>
  );
}

export function ConversationRowsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-1">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={ROW}>
          <Skeleton shape="circle" className="size-10" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-32" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
