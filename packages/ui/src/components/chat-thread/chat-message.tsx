import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Reply from 'lucide-react/icons/reply';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { memo, type ReactElement, useState } from 'react';
import { attachmentWord } from '../../lib/pictures/attachments.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import type { MessageActions, Receipt } from './message-actions.ts';
import { MessageFiles } from './message-files.tsx';
import { MessageFooter } from './message-footer.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageReactions } from './message-reactions.tsx';
import type { ThreadEntry, ThreadMessage } from './thread-days.ts';
import { useLongPress } from './use-long-press.ts';

export interface ChatMessageProps extends ThreadEntry {
  memberId: string;
  otherName: string;
  timeZone: string;
  /** Of an own stored message. */
  receipt: Receipt | undefined;
  /** The message that a search has found. */
  isFound: boolean;
  /** Undefined in a backend without them. */
  actions: MessageActions | undefined;
  /** For failed messages only: a new function would render the memoized ones again. */
  onRetry: ((message: ThreadMessage) => void) | undefined;
  onReport: ((message: ThreadMessage) => void) | undefined;
}

/** Always visible on devices without hover; otherwise while the pointer or the focus is on the message. */
const ON_HOVER =
  'focus-visible:opacity-100 [@media(hover:hover)]:not-group-hover:not-group-focus-within:opacity-0 aria-expanded:opacity-100!';

/** A button of the actions that show above a message. */
const QUICK = 'size-9 [&_svg]:size-4';

/** One message with its reactions, its time and its menu. */
export const ChatMessage = memo(function ChatMessage(props: ChatMessageProps) {
  const { message, endsRun, memberId, otherName, timeZone, receipt, isFound, actions, onRetry, onReport } = props;
  const { text, state = 'sent', deletedAt, replyTo, attachments } = message;
  const isOwn = message.senderId._id === memberId;
  const isDeleted = deletedAt !== undefined;
  const isPictures =
    !isDeleted && text === '' && !replyTo && attachments?.every(({ kind }) => kind === 'image') === true;
  const [menu, setMenu] = useState<'all' | 'reactions'>();
  const hasMenu = actions !== undefined && state === 'sent' && !isDeleted;
  // Without a menu, the line below the last message of a run has the button.
  const hasFlag = !hasMenu && !isDeleted && onReport !== undefined && !endsRun;
  const press = useLongPress(hasMenu ? () => setMenu('all') : undefined);
  const button = hasMenu ? (
    <IconButton
      label={t`More actions`}
      aria-haspopup="menu"
      className={cx(
        '-my-2 size-9 text-ink-2 [&_svg]:size-4',
        isOwn ? 'col-start-1 row-start-1' : 'col-start-2',
        ON_HOVER,
      )}
      onClick={() => setMenu('all')}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  ) : null;
  const reactButton = (
    <IconButton label={t`React`} aria-haspopup="menu" className={QUICK} onClick={() => setMenu('reactions')}>
      <SmilePlus aria-hidden="true" />
    </IconButton>
  );
  const withMenu = (kind: 'all' | 'reactions', child: ReactElement | null) =>
    menu === kind && child !== null && actions !== undefined ? (
      <MessageMenu
        message={message}
        memberId={memberId}
        actions={actions}
        onlyReactions={kind === 'reactions'}
        onReport={onReport}
        onClose={() => setMenu(undefined)}
      >
        {child}
      </MessageMenu>
    ) : (
      child
    );
  return (
    <div
      data-slot="chat-message"
      data-state={state}
      data-id={message._id}
      className={cx(
        'group relative grid max-w-[84%] gap-x-1 gap-y-1 scroll-my-16',
        isOwn ? 'justify-items-end self-end' : 'justify-items-start',
        hasMenu && (isOwn ? 'grid-cols-[auto_minmax(0,auto)]' : 'grid-cols-[minmax(0,auto)_auto]'),
        hasFlag && 'grid-cols-[minmax(0,auto)_auto]',
        (hasMenu || hasFlag) && 'items-center',
        (hasMenu || hasFlag) && (isOwn ? 'justify-end' : 'justify-start'),
      )}
    >
      {/* The first child, where scripts that read the page find the text. */}
      <p
        className={cx(
          'min-w-0 max-w-full text-small leading-[1.4] wrap-anywhere',
          isPictures ? 'overflow-hidden' : 'px-4 pt-2 pb-2.5',
          hasMenu && isOwn && 'col-start-2',
          isOwn ? 'rounded-s-pop' : 'rounded-e-pop inset-ring inset-ring-line',
          isDeleted
            ? 'border border-line-strong text-ink-2 italic inset-ring-0'
            : isOwn
              ? 'bg-teach text-on-teach'
              : 'bg-sunken text-ink',
          isFound && 'outline-2 outline-offset-2 outline-learn',
        )}
        {...press}
      >
        <span className="sr-only">{isOwn ? t`You:` : `${displayName(otherName)}:`} </span>
        {replyTo && !isDeleted ? (
          <Quote name={replyTo.senderId._id === memberId ? t`You` : displayName(otherName)} text={quoted(replyTo)} />
        ) : null}
        {attachments && !isDeleted ? (
          <MessageFiles files={attachments} isAlone={isPictures} className={cx(text !== '' && 'mb-2')} />
        ) : null}
        {/* A separate element, so that queries by text match exactly. */}
        {isDeleted ? (
          <span>{isOwn ? t`You deleted this message` : t`This message was deleted`}</span>
        ) : (
          <span dir="auto" className="block as-written">
            <LinkedText>{text}</LinkedText>
          </span>
        )}
      </p>
      {withMenu('all', button)}
      {hasMenu ? (
        <div
          data-slot="quick-actions"
          className={cx(
            'absolute -top-5 rounded-ctl border border-line bg-raised shadow-pop',
            isOwn ? 'end-3' : 'start-3',
            // On devices with touch the menu has these, too.
            menu === 'reactions' ? 'flex' : 'hidden group-hover:flex [@media(hover:hover)]:group-focus-within:flex',
          )}
        >
          {withMenu('reactions', reactButton)}
          <IconButton label={t`Reply`} className={QUICK} onClick={() => actions.onReply(message)}>
            <Reply aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
      {hasFlag ? (
        <IconButton
          label={t`Report`}
          className={cx('-my-2 size-9 text-ink-2 [&_svg]:size-4', ON_HOVER)}
          onClick={() => onReport(message)}
        >
          <Flag aria-hidden="true" />
        </IconButton>
      ) : null}
      {isDeleted ? null : (
        <MessageReactions
          message={message}
          memberId={memberId}
          otherName={otherName}
          onReact={actions?.onReact}
          className={cx('row-start-2', hasMenu && isOwn && 'col-start-2')}
        />
      )}
      <MessageFooter
        message={message}
        isOwn={isOwn}
        endsRun={endsRun}
        timeZone={timeZone}
        receipt={receipt}
        className={cx(hasMenu && isOwn ? 'col-start-2' : 'col-start-1', !isOwn && hasMenu && 'col-span-2')}
        onRetry={onRetry}
        onReport={hasMenu || isDeleted ? undefined : onReport}
      />
    </div>
  );
});

/** The text of an answered message, or what it is without one; empty if it was deleted. */
function quoted({ excerpt, attachment }: NonNullable<ThreadMessage['replyTo']>): string {
  return excerpt || (attachment ? attachmentWord(attachment) : '');
}

function Quote({ name, text }: { name: string; text: string }) {
  return (
    <span className="mb-1.5 block border-s-3 border-current ps-2.5 opacity-85">
      <span className="block text-cap font-semibold">{name}</span>
      <span dir="auto" className={cx('line-clamp-2 text-cap', text === '' && 'italic')}>
        {text || t`Deleted message`}
      </span>
    </span>
  );
}
