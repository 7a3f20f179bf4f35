import { t } from '@lingui/core/macro';
import type { ChatUser } from '@skill-exchange/api-client/types';
import type { RefObject } from 'react';
import { attachmentWord } from '../../lib/pictures/attachments.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import type { ComposerFile } from '../chat-composer/composer-files.tsx';
import type { ChatPanelProps, StartedMessage } from './chat-panel-props.ts';
import { Openers } from './openers.tsx';

interface ThreadFooterProps
  extends Pick<
    ChatPanelProps,
    'memberId' | 'messages' | 'text' | 'onTextChange' | 'onSend' | 'pending' | 'openers' | 'note' | 'attachments'
  > {
  selected: ChatUser | undefined;
  inputRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Of the composer. */
  className?: string | undefined;
}

/** What is below a thread: suggested first messages and the composer, or a note instead. */
export function ThreadFooter(props: ThreadFooterProps) {
  const { selected, memberId, messages, text, onTextChange, onSend, pending, openers = [], note, ...own } = props;
  const { inputRef, className, attachments } = own;
  const file = note?.message.attachments?.[0];
  if (selected?.isFormer) {
    return (
      <p className="border-t border-line p-4 text-small text-ink-2">
        {t`They are no longer a member. You can read what you wrote to each other.`}
      </p>
    );
  }
  return (
    <>
      {messages?.length === 0 && text === '' && openers.length > 0 ? (
        <Openers
          openers={openers}
          onChoose={(opener) => {
            onTextChange(opener);
            inputRef?.current?.focus();
          }}
        />
      ) : null}
      <ChatComposer
        {...(inputRef ? { inputRef } : {})}
        className={className}
        otherName={selected?.name ?? ''}
        disabled={!selected || messages === undefined}
        pending={pending}
        text={text}
        onTextChange={onTextChange}
        onSend={onSend}
        attachments={attachments}
        note={
          note && {
            id: `${note.kind} ${note.message._id}`,
            kind: note.kind,
            title: note.kind === 'edit' ? t`Edit` : replyTitle(note.message.senderId._id),
            text: note.message.text || (file === undefined ? '' : attachmentWord(file.kind)),
            mayBeEmpty: note.kind === 'edit' && file !== undefined,
            ...(note.kind === 'edit' && { pictures: picturesOf(note), onDescribe: note.onDescribe }),
            onCancel: note.onCancel,
          }
        }
      />
    </>
  );

  function replyTitle(id: string): string {
    if (id === memberId) return t`Reply to yourself`;
    return t`Reply to ${{ firstName: firstName(selected?.name) }}`;
  }
}

/** The pictures of an edited message, with their descriptions as they are now. */
function picturesOf({ message: { attachments = [] }, descriptions = {} }: StartedMessage): ComposerFile[] {
  return attachments
    .filter(({ kind }) => kind === 'image')
    .map(({ _id, kind, name, bytes, url, description }) => ({
      key: _id,
      kind,
      name,
      bytes,
      preview: url,
      state: 'ready',
      description: descriptions[_id] ?? description,
    }));
}
