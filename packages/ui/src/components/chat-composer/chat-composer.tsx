import { isBlank } from '@skill-exchange/api-client/plain-text';
import { cx } from 'class-variance-authority';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { ComponentProps, KeyboardEvent, Ref } from 'react';
import { lengthOf, splitAt } from '../../lib/text-length.ts';
import { Button } from '../../primitives/button/button.tsx';
import { isComposing } from '../../primitives/input/is-composing.ts';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

/** Maximum characters of a message. */
const MESSAGE_LENGTH = 4000;

interface ChatComposerProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  text: string;
  onTextChange: (text: string) => void;
  /** Receives the trimmed text, never blank. Clear `text` once it is accepted; text above the limit is sent next. */
  onSend: (text: string) => void;
  otherName: string;
  /** Disables sending but not typing. */
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Message input: Enter sends, Shift+Enter inserts a line break. */
export function ChatComposer(props: ChatComposerProps) {
  const { text, onTextChange, onSend, otherName, pending = false, disabled = false, inputRef, ...own } = props;
  const { className, ...form } = own;
  const [first, rest] = splitAt(text.trim(), MESSAGE_LENGTH);
  const message = isBlank(first) ? '' : first.trim();
  const restLength = lengthOf(rest);

  function send() {
    if (message === '' || pending || disabled) return;
    onSend(message);
    if (rest !== '') onTextChange(rest.trimStart());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      data-slot="chat-composer"
      className={cx('sticky bottom-0 flex flex-wrap items-end gap-2 border-t border-line bg-raised p-3', className)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...form}
    >
      <p aria-live="polite" className="basis-full px-1 text-small font-medium empty:absolute">
        {rest === '' ? null : tooLong(restLength)}
      </p>
      <Textarea
        {...(inputRef ? { ref: inputRef } : {})}
        autosize
        className="w-auto flex-1"
        maxHeight={120}
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

function tooLong(rest: number): string {
  const characters = rest === 1 ? 'last character is' : `last ${rest.toLocaleString('en-US')} characters are`;
  return `Too long for one message: the ${characters} cut off and ${rest === 1 ? 'stays' : 'stay'} here for the next one.`;
}
