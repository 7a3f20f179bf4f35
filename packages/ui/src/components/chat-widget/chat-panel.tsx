import type { RefObject } from 'react';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ConversationList, ConversationListSkeleton } from '../conversation-list/conversation-list.tsx';
import type { ChatPanelProps } from './chat-panel-props.ts';
import { Openers } from './openers.tsx';
import { FormerNote, ThreadArea } from './thread-area.tsx';

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
        <Openers
          openers={openers}
          onChoose={(opener) => {
            onTextChange(opener);
            inputRef?.current?.focus();
          }}
        />
      ) : null}
      {selected?.isFormer ? (
        <FormerNote />
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
