import { isBlank } from '@skill-exchange/api-client/plain-text';
import { cx } from 'class-variance-authority';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { ComponentProps, KeyboardEvent, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { isComposing } from '../input/is-composing.ts';
import { Textarea } from '../textarea/textarea.tsx';

interface ChatComposerProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** What is written and not sent. */
  text: string;
  onTextChange: (text: string) => void;
  /** Takes what was written, trimmed and never blank. Empty the text when it is taken. */
  onSend: (text: string) => void;
  /** To whom. */
  otherName: string;
  /** A message is on its way: one can write on, but not send. */
  pending?: boolean | undefined;
  /** There is nobody to write to. */
  disabled?: boolean | undefined;
  /** The box to write in. */
  boxRef?: Ref<HTMLTextAreaElement>;
}

/** Writes messages: Enter sends, Shift and Enter begin a new line. */
export function ChatComposer(props: ChatComposerProps) {
  const { text, onTextChange, onSend, otherName, pending = false, disabled = false, boxRef, ...rest } = props;
  const { className, ...form } = rest;
  const message = isBlank(text) ? '' : text.trim();

  function send() {
    if (message !== '' && !pending && !disabled) onSend(message);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      data-slot="chat-composer"
      className={cx('flex items-end gap-2 border-t border-line p-3', className)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...form}
    >
      <Textarea
        {...(boxRef ? { ref: boxRef } : {})}
        autosize
        maxHeight={120}
        maxLength={4000}
        aria-label="Message"
        placeholder={`Write to ${otherName.split(/\s/u)[0] || 'them'}`}
        enterKeyHint="send"
        disabled={disabled}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        aria-label="Send"
        className="px-4"
        disabled={disabled || (message === '' && !pending)}
        pending={pending}
        pendingLabel=""
      >
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  );
}
