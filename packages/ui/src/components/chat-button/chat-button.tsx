import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ComponentPropsWithRef } from 'react';
import { shortCount, unreadWords } from '../../lib/texts/count-words.ts';
import { Badge } from '../../primitives/badge/badge.tsx';

interface ChatButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'> {
  /** Whether the chat is open, which hides the button. */
  open: boolean;
  unread?: number;
}

/**
 * Floating button that opens the chat, with a badge for unread messages. Below 1,024 px there is none: the bottom bar
 * leads to the messages, and a profile has its own button.
 */
export function ChatButton({ open, unread = 0, ...rest }: ChatButtonProps) {
  return (
    <button
      type="button"
      data-slot="chat-button"
      hidden={open}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={unread > 0 && !open ? t`Open chat, ${{ unread: unreadWords(unread) }}` : t`Open chat`}
      className={cx(
        'fixed end-5 bottom-5 z-chat grid size-15 max-lg:hidden place-items-center bg-teach text-on-teach shadow-pop ring-3 ring-canvas',
        'rounded-[30px] rounded-ee-[10px] transition-colors hover:bg-teach-press [[hidden]]:hidden',
      )}
      {...rest}
    >
      <MessageCircle aria-hidden="true" className="size-6" />
      {unread > 0 ? (
        <Badge tone="count" className="absolute -inset-e-1 -top-1 ring-2 ring-canvas">
          {shortCount(unread)}
        </Badge>
      ) : null}
    </button>
  );
}
