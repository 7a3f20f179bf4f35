import type { ChatUser } from '@skill-exchange/api-client/types';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { mediaQuery } from '../../lib/media-query.ts';
import type { ChatPanelProps } from '../chat-widget/chat-panel-props.ts';
import { ThreadArea } from '../chat-widget/thread-area.tsx';
import { ThreadFooter } from '../chat-widget/thread-footer.tsx';

interface ChatPaneProps extends Omit<ChatPanelProps, 'users' | 'selectedId' | 'onSelect'> {
  /** The other member; undefined while loading. */
  other: ChatUser | undefined;
  /** A `ThreadHead`. */
  head: ReactNode;
  /** A `MessageRequest`, above the composer. */
  request?: ReactNode;
  /** Replaces the composer of a conversation that can only be read, whose messages can be reported. */
  instead?: ReactNode;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** Next to the list, from Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

/** One conversation on the page of conversations: its head, its thread and its composer. */
export function ChatPane({ other, head, request, instead, inputRef, ...props }: ChatPaneProps) {
  const ownInput = useRef<HTMLTextAreaElement>(null);
  const input = inputRef ?? ownInput;
  const isReadOnly = instead !== undefined;
  const canWrite = !isReadOnly && other !== undefined && !other.isFormer && props.messages !== undefined;

  // On a phone the on-screen keyboard would cover the thread.
  useEffect(() => {
    if (canWrite && mediaQuery(WIDE)?.matches) input.current?.focus({ preventScroll: true });
  }, [canWrite, input]);

  return (
    <>
      {head}
      <ThreadArea
        {...props}
        users={undefined}
        selected={other}
        actions={isReadOnly ? undefined : props.actions}
        className="flex-1"
      />
      {request}
      {instead ?? (
        <ThreadFooter
          {...props}
          selected={other}
          inputRef={input}
          className="pb-[max(12px,env(safe-area-inset-bottom))] short:pb-[max(4px,env(safe-area-inset-bottom))]"
        />
      )}
    </>
  );
}
