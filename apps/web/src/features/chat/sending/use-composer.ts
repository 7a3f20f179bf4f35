import type { Attachment, MessageEdit } from '@skill-exchange/api-client/types';
import { useCallback, useRef } from 'react';
import type { ChatStore } from '../chat-store.ts';
import type { Outgoing } from '../conversation/thread.ts';
import type { ChatDraft, ComposerMode } from './chat-draft.ts';
import type { ShownMessage } from './outbox.ts';

/** Milliseconds between two hints that the member is typing. */
const typingEvery = 3000;

/** The reply or edit in a conversation's text field, which is part of its draft. */
export function useComposerMode(store: ChatStore, otherId: string) {
  const setMode = useCallback(
    (mode: ComposerMode | null) => store.write(otherId, (draft) => ({ ...draft, mode })),
    [store, otherId],
  );
  const start = useCallback(
    (kind: ComposerMode['kind'], message: ShownMessage) =>
      setMode({ kind, message, text: message.text, descriptions: {} }),
    [setMode],
  );
  return { setMode, start };
}

type ComposerOptions = ReturnType<typeof useComposerMode> & {
  store: ChatStore;
  otherId: string;
  draft: ChatDraft;
  onType: () => void;
  onEdit: (messageId: string, edited: MessageEdit, onDone: () => void) => void;
  /** Returns the uploaded files of the next message, once. */
  takeFiles: () => readonly Attachment[];
  onSend: (written: Pick<Outgoing, 'text' | 'replyTo' | 'attachments'>) => void;
};

/** The text field of a conversation: its draft, with or without a quote, or the text of an edited message. */
export function useComposer(options: ComposerOptions) {
  const { setMode, store, otherId, draft, onType, onEdit, takeFiles, onSend } = options;
  const { mode } = draft;
  const typedAt = useRef(0);
  const cancel = () => setMode(null);

  function onTextChange(text: string): void {
    if (mode?.kind === 'edit') {
      setMode({ ...mode, text });
      return;
    }
    store.write(otherId, (now) => ({ ...now, text }));
    if (text === '' || Date.now() - typedAt.current < typingEvery) return;
    typedAt.current = Date.now();
    onType();
  }

  function send(text: string): void {
    if (mode?.kind === 'edit') {
      const descriptions = Object.entries(mode.descriptions).map(([attachmentId, description]) => ({
        attachmentId,
        description,
      }));
      onEdit(mode.message._id, { text, ...(descriptions.length > 0 && { descriptions }) }, cancel);
      return;
    }
    store.write(otherId, (now) => ({ ...now, text: '', mode: null }));
    typedAt.current = 0;
    const attachments = takeFiles();
    onSend({
      text,
      ...(mode !== null && { replyTo: quoteOf(mode.message) }),
      ...(attachments.length > 0 && { attachments }),
    });
  }

  return {
    text: mode?.kind === 'edit' ? mode.text : draft.text,
    onTextChange,
    onSend: send,
    note:
      mode === null
        ? undefined
        : {
            kind: mode.kind,
            message: mode.message,
            descriptions: mode.descriptions,
            onDescribe: (id: string, description: string) =>
              setMode({ ...mode, descriptions: { ...mode.descriptions, [id]: description } }),
            onCancel: cancel,
          },
  };
}

const quoteOf = ({ _id, senderId, text, attachments = [] }: ShownMessage) => ({
  _id,
  senderId,
  excerpt: text,
  ...(attachments[0] && { attachment: attachments[0].kind }),
});
