import type { Attachment, MessageEdit } from '@skill-exchange/api-client/types';
import { useCallback, useRef, useState } from 'react';
import type { ChatStore } from './chat-store.ts';
import type { ShownMessage } from './outbox.ts';
import type { Outgoing } from './thread.ts';

/** A reply or an edit in progress. */
type Mode = {
  readonly kind: 'reply' | 'edit';
  readonly otherId: string;
  readonly message: ShownMessage;
  /** The changed text of an edit. */
  readonly text: string;
  /** Changed descriptions of an edit, by the ids of pictures. */
  readonly descriptions: Readonly<Record<string, string>>;
};

/** Milliseconds between two hints that the member is typing. */
const typingEvery = 3000;

/** The reply or edit in a conversation's text field. */
export function useComposerMode(otherId: string) {
  const [mode, setMode] = useState<Mode | null>(null);
  const start = useCallback(
    (kind: Mode['kind'], message: ShownMessage) =>
      setMode({ kind, otherId, message, text: message.text, descriptions: {} }),
    [otherId],
  );
  return { mode: mode?.otherId === otherId ? mode : null, setMode, start };
}

type ComposerOptions = ReturnType<typeof useComposerMode> & {
  store: ChatStore;
  otherId: string;
  draft: string;
  onType: () => void;
  onEdit: (messageId: string, edited: MessageEdit, onDone: () => void) => void;
  /** Returns the uploaded files of the next message, once. */
  takeFiles: () => readonly Attachment[];
  onSend: (written: Pick<Outgoing, 'text' | 'replyTo' | 'attachments'>) => void;
};

/** The text field of a conversation: its draft, with or without a quote, or the text of an edited message. */
export function useComposer(options: ComposerOptions) {
  const { mode, setMode, store, otherId, draft, onType, onEdit, takeFiles, onSend } = options;
  const typedAt = useRef(0);
  const cancel = () => setMode(null);

  function onTextChange(text: string): void {
    if (mode?.kind === 'edit') {
      setMode({ ...mode, text });
      return;
    }
    store.write(otherId, text);
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
    store.write(otherId, '');
    typedAt.current = 0;
    setMode(null);
    const attachments = takeFiles();
    onSend({
      text,
      ...(mode !== null && { replyTo: quoteOf(mode.message) }),
      ...(attachments.length > 0 && { attachments }),
    });
  }

  return {
    text: mode?.kind === 'edit' ? mode.text : draft,
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
