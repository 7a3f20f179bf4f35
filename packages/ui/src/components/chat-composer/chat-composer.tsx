import { isBlank } from '@skill-exchange/api-client/plain-text';
import { cx } from 'class-variance-authority';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { ComponentProps, KeyboardEvent, Ref } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { isComposing } from '../../primitives/input/is-composing.ts';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

interface ChatComposerProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  text: string;
  onTextChange: (text: string) => void;
  /** Receives the trimmed text, never blank. Clear `text` when it is accepted. */
  onSend: (text: string) => void;
  otherName: string;
  /** Disables sending but not typing. */
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Message input: Enter sends, Shift+Enter inserts a line break. */
export function ChatComposer(props: ChatComposerProps) {
  const { text, onTextChange, onSend, otherName, pending = false, disabled = false, inputRef, ...rest } = props;
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
      className={cx('sticky bottom-0 flex items-end gap-2 border-t border-line bg-raised p-3', className)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...form}
    >
      <Textarea
        {...(inputRef ? { ref: inputRef } : {})}
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
