import { t } from '@lingui/core/macro';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { Button } from '../../primitives/button/button.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ChatThread } from '../chat-thread/chat-thread.tsx';
import { EmptyChatArt } from '../illustration/illustration.tsx';
import { BothGoingNote } from './both-going-note.tsx';
import type { ChatPanelProps } from './chat-panel-props.ts';

interface ThreadAreaProps
  extends Omit<
    ChatPanelProps,
    'onSelect' | 'text' | 'onTextChange' | 'openers' | 'onSend' | 'pending' | 'selectedId' | 'note' | 'attachments'
  > {
  selected: ChatUser | undefined;
  className?: string | undefined;
}

/** The open conversation, or its placeholder. */
export function ThreadArea({ selected, className, ...props }: ThreadAreaProps) {
  const { users, messages, memberId, onResend, onReport, onReload, onShowEarlier, showingEarlier, ...others } = props;
  const {
    bothGoing,
    lines,
    onShowLater,
    showingLater,
    actions,
    marks,
    newFrom,
    foundSeq,
    isTyping,
    onEndChange,
    now,
    timeZone,
  } = others;
  if (onReload) {
    return (
      <div role="alert" className="m-auto grid justify-items-center gap-4 p-6 text-center">
        <p className="font-semibold">{t`We couldn't load the chat.`}</p>
        <Button variant="secondary" size="sm" onClick={onReload}>
          {t`Try again`}
        </Button>
      </div>
    );
  }
  if (users && !selected) {
    return (
      <div className="m-auto grid justify-items-center gap-4 p-6 text-center">
        <EmptyChatArt />
        <p className="max-w-[26ch] font-semibold">{t`Select a user to start chatting`}</p>
      </div>
    );
  }
  if (!selected || !messages) return <ThreadSkeleton className={className} />;
  return (
    <>
      {bothGoing ? <BothGoingNote {...bothGoing} /> : null}
      <ChatThread
        // Remounts per member, so that each thread opens at its end.
        key={selected._id}
        messages={messages}
        lines={lines}
        className={className}
        memberId={memberId}
        otherName={selected.name}
        onRetry={onResend}
        onReport={onReport}
        onShowEarlier={onShowEarlier}
        showingEarlier={showingEarlier}
        onShowLater={onShowLater}
        showingLater={showingLater}
        actions={selected.isFormer ? undefined : actions}
        marks={marks}
        newFrom={newFrom}
        foundSeq={foundSeq}
        isTyping={isTyping}
        onEndChange={onEndChange}
        now={now}
        timeZone={timeZone}
      />
    </>
  );
}

function ThreadSkeleton({ className }: { className: string | undefined }) {
  return (
    <LoadingStatus
      label={t`Loading...`}
      labelHidden
      className={cx('grid content-start gap-2 overflow-hidden py-4', className)}
    >
      <Skeleton shape="block" className="h-14 w-3/4 rounded-none rounded-e-pop" />
      <Skeleton shape="block" direction="left" className="h-10 w-3/5 justify-self-end rounded-none rounded-s-pop" />
      <Skeleton shape="block" className="h-10 w-1/2 rounded-none rounded-e-pop" />
    </LoadingStatus>
  );
}
