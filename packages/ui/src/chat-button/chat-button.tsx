import { cx } from 'class-variance-authority';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../badge/badge.tsx';
import { unreadWords } from '../conversation-list/unread-words.ts';

interface ChatButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'> {
  /** The chat is there, and the button is not. */
  open: boolean;
  /** How many messages are unread. */
  unread?: number;
}

/** So many are counted on the button. */
const most = 99;

/** Opens the chat that floats over a page: it says how much is unread, and stands in for the chat while that is closed. */
export function ChatButton({ open, unread = 0, ...rest }: ChatButtonProps) {
  // A name holds what is to be seen of it, and a hidden button's is still a label.
  const waiting = unread > most ? `${most}+ unread messages` : unreadWords(unread);
  return (
    <button
      type="button"
      data-slot="chat-button"
      hidden={open}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={unread > 0 && !open ? `Open chat, ${waiting}` : 'Open chat'}
      className={cx(
        'fixed right-5 bottom-5 z-chat grid size-15 place-items-center bg-teach text-on-teach shadow-pop ring-3 ring-canvas',
        'rounded-[30px_30px_10px_30px] transition-colors hover:bg-teach-press [[hidden]]:hidden',
      )}
      {...rest}
    >
      <MessageCircle aria-hidden="true" className="size-6" />
      {unread > 0 ? (
        <Badge tone="count" className="absolute -inset-e-1 -top-1 ring-2 ring-canvas">
          {unread > most ? `${most}+` : unread}
        </Badge>
      ) : null}
    </button>
  );
}
