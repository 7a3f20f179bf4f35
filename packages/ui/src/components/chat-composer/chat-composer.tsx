import { plural, t } from '@lingui/core/macro';
import { isBlank, trimLines } from '@skill-exchange/api-client/plain-text';
import { cx } from 'class-variance-authority';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { firstName } from '../../lib/texts/display-name.ts';
import { lengthOf, splitAt } from '../../lib/texts/text-length.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { isComposing } from '../../primitives/input/is-composing.ts';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { AttachButton } from './attach-button.tsx';
import { type ComposerFile, ComposerFiles } from './composer-files.tsx';
import { useDroppedFiles } from './dropped-files.ts';
import { OfferedFiles } from './offered-files.tsx';
import { meaningOf } from './pasted-files.ts';

/** Maximum characters of a message. */
const MESSAGE_LENGTH = 4000;

interface ComposerNote {
  /** A new one moves the focus to the input. */
  id: string;
  kind: 'reply' | 'edit';
  /** 'Reply to Inês', 'Edit'. */
  title: string;
  /** The answered or edited text. */
  text: string;
  /** A message with files needs no text. */
  mayBeEmpty?: boolean | undefined;
  /** Pictures of an edited message, whose descriptions can be changed. */
  pictures?: readonly ComposerFile[] | undefined;
  onDescribe?: ((key: string, description: string) => void) | undefined;
  onCancel: () => void;
}

/** Files of the next message: chosen, pasted or dropped. */
export interface ComposerAttachments {
  files: readonly ComposerFile[];
  onAttach: (files: File[]) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  /** Changes what a picture shows, in words; undefined in a backend without descriptions. */
  onDescribe?: ((key: string, description: string) => void) | undefined;
}

interface ChatComposerProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  text: string;
  onTextChange: (text: string) => void;
  /** Receives the trimmed text, blank only with files. Clear `text` once it is accepted; text above the limit is sent next. */
  onSend: (text: string) => void;
  otherName: string;
  /** Disables sending but not typing. */
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
  /** A reply or an edit that has been started; Escape cancels it. */
  note?: ComposerNote | undefined;
  /** Undefined in a backend without them. */
  attachments?: ComposerAttachments | undefined;
}

/** Message input: Enter sends, Shift+Enter inserts a line break. Files can be pasted, and dropped on the conversation around it. */
export function ChatComposer(props: ChatComposerProps) {
  const { text, onTextChange, onSend, otherName, pending = false, disabled = false, note, ...own } = props;
  const { inputRef, className, attachments, ...form } = own;
  const ownInput = useRef<HTMLTextAreaElement>(null);
  const input = inputRef ?? ownInput;
  const ownForm = useRef<HTMLFormElement>(null);
  const noteId = note?.id;
  /** Pictures that were copied beside a pasted text. */
  const [offered, setOffered] = useState<readonly File[]>([]);

  // A reply or an edit of an earlier visit takes no focus.
  const shownNote = useRef(noteId);
  useEffect(() => {
    if (noteId !== undefined && noteId !== shownNote.current) input.current?.focus();
    shownNote.current = noteId;
  }, [noteId, input]);

  const [first, rest] = splitAt(trimLines(text), MESSAGE_LENGTH);
  const message = isBlank(first) ? '' : trimLines(first);
  const restLength = lengthOf(rest);
  // An edit changes the text and descriptions alone.
  const attaching = note?.kind === 'edit' || disabled ? undefined : attachments;
  useDroppedFiles(ownForm, attaching?.onAttach);
  const files = attaching?.files ?? [];
  const isUploading = files.some(({ state }) => state === 'uploading');
  const isEmpty = message === '' && !note?.mayBeEmpty && !files.some(({ state }) => state === 'ready');

  function send() {
    if (isEmpty || isUploading || pending || disabled) return;
    setOffered([]);
    onSend(message);
    if (rest !== '') onTextChange(rest.trimStart());
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { clipboardData: data, currentTarget: box } = event;
    if (attaching === undefined || data.files.length === 0) return;
    const meaning = meaningOf(data);
    if (meaning.kind === 'files') {
      event.preventDefault();
      attaching.onAttach([...data.files]);
      return;
    }
    setOffered([...data.files]);
    if (meaning.insert === undefined) return;
    event.preventDefault();
    box.setRangeText(meaning.insert, box.selectionStart, box.selectionEnd, 'end');
    onTextChange(box.value);
  }

  function attachOffered() {
    attaching?.onAttach([...offered]);
    setOffered([]);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && note && !isComposing(event.nativeEvent)) {
      // The panel around it stays open.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      return note.onCancel();
    }
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      ref={ownForm}
      data-slot="chat-composer"
      className={cx(
        'sticky bottom-0 flex flex-wrap items-end gap-2 border-t border-line bg-raised p-3 short:p-1',
        className,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...form}
    >
      {note ? (
        <div className="-my-1 flex min-w-0 basis-full items-center gap-2 text-small">
          {note.kind === 'edit' ? (
            <Pencil aria-hidden="true" className="ms-1 size-4 shrink-0" />
          ) : (
            <Reply aria-hidden="true" className="ms-1 size-4 shrink-0" />
          )}
          <p className="flex min-w-0 flex-1 whitespace-pre text-ink-2">
            <span className="max-w-2/3 shrink-0 overflow-hidden text-ellipsis">
              <b className="font-semibold text-ink">{note.title}</b>
              {': '}
            </span>
            <span dir="auto" className="truncate">
              {note.text}
            </span>
          </p>
          <IconButton label={t`Cancel`} className="-my-1" onClick={note.onCancel}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
      <p aria-live="polite" className="basis-full px-1 text-small font-medium empty:absolute">
        {rest === '' ? null : tooLong(restLength)}
      </p>
      {attaching && files.length > 0 ? (
        <ComposerFiles
          label={t`Files to send`}
          files={files}
          onRemove={attaching.onRemove}
          onRetry={attaching.onRetry}
          onDescribe={attaching.onDescribe}
        />
      ) : null}
      {note?.pictures && note.pictures.length > 0 ? (
        <ComposerFiles label={t`Pictures of the message`} files={note.pictures} onDescribe={note.onDescribe} />
      ) : null}
      {attaching && offered.length > 0 ? (
        <OfferedFiles
          count={offered.length}
          onAttach={attachOffered}
          onDismiss={() => {
            setOffered([]);
            input.current?.focus();
          }}
        />
      ) : null}
      {attaching ? <AttachButton disabled={disabled} onAttach={attaching.onAttach} /> : null}
      <Textarea
        ref={input}
        autosize
        className="w-auto flex-1"
        maxHeight={120}
        aria-label={t`Message`}
        placeholder={otherName ? t`Write to ${{ firstName: firstName(otherName) }}` : t`Write to them`}
        enterKeyHint="send"
        disabled={disabled}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Button
        type="submit"
        aria-label={t`Send`}
        className="px-4"
        disabled={disabled || isUploading || (isEmpty && !pending)}
        pending={pending}
        pendingLabel=""
      >
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  );
}

function tooLong(rest: number): string {
  return plural(rest, {
    one: 'Too long for one message: the last character is cut off and stays here for the next one.',
    other: 'Too long for one message: the last # characters are cut off and stay here for the next one.',
  });
}
