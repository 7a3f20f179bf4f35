import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { useId } from 'react';
import { attachmentWord } from '../../lib/pictures/attachments.ts';
import { shortCount, unreadOf, unreadStateWords } from '../../lib/texts/count-words.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { RequestAnswers } from '../message-request/message-request.tsx';

interface MessageRequestRowsProps {
  /** Members whose first messages wait for an answer. */
  users: readonly ChatUser[];
  hrefOf: (user: ChatUser) => string;
  onAnswer: (user: ChatUser, answer: 'accept' | 'decline') => void;
  onReport: (user: ChatUser) => void;
  /** The answer that is being sent. */
  pending?: { conversationId: string; answer: 'accept' | 'decline' } | undefined;
}

/** First messages of members who share nothing with this one, above all conversations, with the same answers as in the thread. */
export function MessageRequestRows({ users, ...row }: MessageRequestRowsProps) {
  return (
    <ul
      data-slot="message-request-rows"
      aria-label={t`Message requests`}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 pb-3"
    >
      {users.map((user) => (
        <RequestRow key={user._id} user={user} {...row} />
      ))}
    </ul>
  );
}

function RequestRow(props: Omit<MessageRequestRowsProps, 'users'> & { user: ChatUser }) {
  const { user, hrefOf, onAnswer, onReport, pending } = props;
  const { _id, conversationId, lastMessage } = user;
  const unread = unreadOf(user);
  const titleId = useId();
  const Link = useLink();
  const name = displayName(user.name);
  const words = lastMessage?.excerpt || (lastMessage?.attachment ? attachmentWord(lastMessage.attachment) : '');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card bg-sunken p-3 text-small">
      <Link
        href={hrefOf(user)}
        className="flex min-h-11 items-center gap-3 rounded-pop text-ink no-underline hover:underline"
      >
        <Avatar id={_id} name={user.name} src={user.photo} size="sm" decorative />
        <span className="grid min-w-0 flex-1">
          <span id={titleId} className="font-semibold wrap-anywhere">
            <Trans>
              <bdi>{name}</bdi> would like to write to you
            </Trans>
          </span>
          <span dir="auto" className="truncate text-ink-2">
            {words}
          </span>
        </span>
        {unread > 0 ? (
          <>
            <span className="sr-only">{unreadStateWords(user)}</span>
            <Badge aria-hidden="true" tone="count">
              {shortCount(unread)}
            </Badge>
          </>
        ) : null}
      </Link>
      <RequestAnswers
        describedBy={titleId}
        pending={pending !== undefined && pending.conversationId === conversationId ? pending.answer : undefined}
        onAccept={() => onAnswer(user, 'accept')}
        onDecline={() => onAnswer(user, 'decline')}
        onReport={() => onReport(user)}
      />
    </li>
  );
}
