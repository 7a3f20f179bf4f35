import type { ChatUser } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { RefObject } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ChatThread } from '../chat-thread/chat-thread.tsx';
import type { ThreadMessage } from '../chat-thread/thread-days.ts';
import { ConversationList, ConversationListSkeleton } from '../conversation-list/conversation-list.tsx';
import { EmptyChatArt } from '../illustration/illustration.tsx';

export interface ChatPanelProps {
  /** Members to chat with; undefined while loading. */
  users: readonly ChatUser[] | undefined;
  selectedId?: string | undefined;
  onSelect: (user: ChatUser) => void;
  memberId: string;
  /** The open conversation, oldest first; undefined while loading. */
  messages: readonly ThreadMessage[] | undefined;
  /** The draft to the selected member. Keep one per member, also while the chat is closed. */
  text: string;
  onTextChange: (text: string) => void;
  /** First messages to choose from; they show in an empty conversation until something is written. */
  openers?: readonly string[] | undefined;
  /** Clear `text` when it is accepted. */
  onSend: (text: string) => void;
  pending?: boolean | undefined;
  /** Sends a failed message again. */
  onResend: (message: ThreadMessage) => void;
  /** Reports a message of the other member. */
  onReport?: ((message: ThreadMessage) => void) | undefined;
  onShowEarlier?: (() => void) | undefined;
  showingEarlier?: boolean | undefined;
  /** Set when loading failed: renders an error with 'Try again'. */
  onReload?: (() => void) | undefined;
  now?: number | undefined;
  timeZone?: string | undefined;
}

/** The content of the chat: conversation list, thread and composer. */
export function ChatPanel({
  inputRef,
  ...props
}: ChatPanelProps & { inputRef?: RefObject<HTMLTextAreaElement | null> }) {
  const { users, selectedId, onSelect, text, onTextChange, onSend, pending, openers = [] } = props;
  const selected = users?.find(({ _id }) => _id === selectedId);
  return (
    <>
      <div className="min-h-0 border-b border-line">
        {users ? (
          <ConversationList users={users} selectedId={selectedId} onSelect={onSelect} />
        ) : (
          <ConversationListSkeleton />
        )}
      </div>
      <ThreadArea {...props} selected={selected} />
      {props.messages?.length === 0 && text === '' && openers.length > 0 && !selected?.isFormer ? (
        <ul aria-label="Ways to begin" className="grid justify-items-end gap-2 px-4 pb-3">
          {openers.map((opener) => (
            <li key={opener}>
              <button
                type="button"
                className={cx(
                  'min-h-11 rounded-lane-learn border border-line-strong bg-surface px-4 py-2 text-start text-small',
                  'wrap-anywhere transition-colors hover:bg-sunken active:bg-line',
                )}
                onClick={() => {
                  onTextChange(opener);
                  inputRef?.current?.focus();
                }}
              >
                {opener}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {selected?.isFormer ? (
        <p className="border-t border-line p-4 text-small text-ink-2">
          They are no longer a member. You can read what you wrote to each other.
        </p>
      ) : (
        <ChatComposer
          {...(inputRef ? { inputRef } : {})}
          otherName={selected?.name ?? ''}
          disabled={!selected || props.messages === undefined}
          pending={pending}
          text={text}
          onTextChange={onTextChange}
          onSend={onSend}
        />
      )}
    </>
  );
}

function ThreadArea({ selected, ...props }: ChatPanelProps & { selected: ChatUser | undefined }) {
  const { users, messages, memberId, onResend, onReport, onReload, onShowEarlier, showingEarlier, now, timeZone } =
    props;
  if (onReload) {
    return (
      <div role="alert" className="m-auto grid justify-items-center gap-4 p-6 text-center">
        <p className="font-semibold">We couldn't load the chat.</p>
        <Button variant="secondary" size="sm" onClick={onReload}>
          Try again
        </Button>
      </div>
    );
  }
  if (users && !selected) {
    return (
      <div className="m-auto grid justify-items-center gap-4 p-6 text-center">
        <EmptyChatArt />
        <p className="max-w-[26ch] font-semibold">Select a user to start chatting</p>
      </div>
    );
  }
  if (!selected || !messages) return <ThreadSkeleton />;
  return (
    <ChatThread
      // Remounts per member, so that each thread opens at its end.
      key={selected._id}
      messages={messages}
      memberId={memberId}
      otherName={selected.name}
      onRetry={onResend}
      onReport={onReport}
      onShowEarlier={onShowEarlier}
      showingEarlier={showingEarlier}
      now={now}
      timeZone={timeZone}
    />
  );
}

function ThreadSkeleton() {
  return (
    <LoadingStatus label="Loading..." labelHidden className="grid content-start gap-2 overflow-hidden py-4">
      <Skeleton shape="block" className="h-14 w-3/4 rounded-none rounded-r-pop" />
      <Skeleton shape="block" direction="left" className="h-10 w-3/5 justify-self-end rounded-none rounded-l-pop" />
      <Skeleton shape="block" className="h-10 w-1/2 rounded-none rounded-r-pop" />
    </LoadingStatus>
  );
}
