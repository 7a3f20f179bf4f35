import type { ChatUser } from '@skill-exchange/api-client/types';
import type { Ref } from 'react';
import { Button } from '../button/button.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ChatThread } from '../chat-thread/chat-thread.tsx';
import type { ThreadMessage } from '../chat-thread/thread-days.ts';
import { ConversationList, ConversationListSkeleton } from '../conversation-list/conversation-list.tsx';
import { EmptyChatArt } from '../illustration/illustration.tsx';
import { LoadingStatus } from '../loading-status/loading-status.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface ChatPanelProps {
  /** With whom the member can chat; undefined while they load. */
  users: readonly ChatUser[] | undefined;
  selectedId?: string | undefined;
  onSelect: (user: ChatUser) => void;
  /** Who chats. */
  memberId: string;
  /** The open conversation, oldest first; undefined while it loads. */
  messages: readonly ThreadMessage[] | undefined;
  /** What is written to the selected one and not sent. Keep it by person, and for when the chat is closed. */
  text: string;
  onTextChange: (text: string) => void;
  /** Takes what was written. Empty the text when it is taken. */
  onSend: (text: string) => void;
  /** A message is on its way. */
  pending?: boolean | undefined;
  /** Sends a message once more that did not arrive. */
  onResend: (message: ThreadMessage) => void;
  onShowEarlier?: (() => void) | undefined;
  showingEarlier?: boolean | undefined;
  /** The people or the messages could not be had: offers to try again. */
  onReload?: (() => void) | undefined;
  now?: number | undefined;
  timeZone?: string | undefined;
}

/** The inside of a chat: people on top, what was said with one of them, and a box to write in. */
export function ChatPanel({ boxRef, ...props }: ChatPanelProps & { boxRef?: Ref<HTMLTextAreaElement> }) {
  const { users, selectedId, onSelect, text, onTextChange, onSend, pending } = props;
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
      <ChatMiddle {...props} selected={selected} />
      <ChatComposer
        {...(boxRef ? { boxRef } : {})}
        otherName={selected?.name ?? ''}
        disabled={!selected || props.messages === undefined}
        pending={pending}
        text={text}
        onTextChange={onTextChange}
        onSend={onSend}
      />
    </>
  );
}

function ChatMiddle({ selected, ...props }: ChatPanelProps & { selected: ChatUser | undefined }) {
  const { users, messages, memberId, onResend, onReload, onShowEarlier, showingEarlier, now, timeZone } =
    props;
  if (onReload) {
    return (
      <div role="alert" className="m-auto grid justify-items-center gap-4 p-6 text-center">
        <p className="font-semibold">The chat could not be loaded.</p>
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
      // A thread of its own for everyone, so that each opens at its end.
      key={selected._id}
      messages={messages}
      memberId={memberId}
      otherName={selected.name}
      onRetry={onResend}
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
      <Skeleton
        shape="block"
        direction="left"
        className="h-10 w-3/5 justify-self-end rounded-none rounded-l-pop"
      />
      <Skeleton shape="block" className="h-10 w-1/2 rounded-none rounded-r-pop" />
    </LoadingStatus>
  );
}
