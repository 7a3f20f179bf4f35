import type { RefObject } from 'react';
import { ConversationList, ConversationListSkeleton } from '../conversation-list/conversation-list.tsx';
import type { ChatPanelProps } from './chat-panel-props.ts';
import { ThreadArea } from './thread-area.tsx';
import { ThreadFooter } from './thread-footer.tsx';

/** The content of the chat: conversation list, thread and composer. */
export function ChatPanel({
  inputRef,
  ...props
}: ChatPanelProps & { inputRef?: RefObject<HTMLTextAreaElement | null> }) {
  const { users, selectedId, onSelect } = props;
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
      <div className="flex min-h-0 flex-col">
        <ThreadArea {...props} selected={selected} className="flex-1" />
      </div>
      <ThreadFooter {...props} inputRef={inputRef} selected={selected} />
    </>
  );
}
