import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { mediaQuery } from '../../lib/media-query.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { useReturnFocus } from '../../primitives/dialog/use-return-focus.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { leaveEscapeToIme } from '../../primitives/input/is-composing.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatPanelProps } from './chat-panel-props.ts';
import { useBackCloses } from './use-back-closes.ts';

interface ChatWidgetProps extends ChatPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives focus on close if nothing had it before. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
  /** Their possible swap: 'You could swap: Portuguese for Python'. */
  match?: string | null | undefined;
}

/** Full screen below Tailwind's `sm`. */
const PHONE = '(width < 40rem)';

/** The chat that a `ChatButton` opens: a non-modal panel on wide screens, full screen on phones. */
export function ChatWidget({ open, onOpenChange, buttonRef, inputRef, match, ...panel }: ChatWidgetProps) {
  const { users = [], selectedId, messages } = panel;
  const selected = users.find(({ _id }) => _id === selectedId);
  const content = useRef<HTMLDivElement>(null);
  const ownInput = useRef<HTMLTextAreaElement>(null);
  const input = inputRef ?? ownInput;
  const focus = useReturnFocus();
  const fillsScreen = useFillsScreen(open);
  useBackCloses(open && fillsScreen, () => onOpenChange(false));
  const canWrite = open && !fillsScreen && selected !== undefined && messages !== undefined;

  // The input was disabled when the chat opened: focus it once it is enabled.
  useEffect(() => {
    if (canWrite && document.activeElement === content.current) input.current?.focus();
  }, [canWrite, input]);

  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange} modal={fillsScreen}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          ref={content}
          data-slot="chat-widget"
          aria-describedby={undefined}
          className={cx(
            'fixed inset-0 z-chat grid grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden',
            'bg-raised text-ink',
            'data-[state=open]:animate-sheet-in focus-visible:outline-none sm:inset-auto sm:end-6 sm:bottom-6',
            'sm:h-[600px] sm:max-h-[calc(100dvh-96px)] sm:w-98 sm:rounded-pop sm:border sm:border-line',
            'sm:shadow-pop sm:data-[state=open]:animate-pop-in',
            // A very low window scrolls as a whole: the thread would be one line high.
            'short:grid-rows-[max-content_max-content_minmax(12rem,1fr)_max-content] short:overflow-y-auto short:sm:bottom-2',
            'short:sm:max-h-[calc(100dvh-16px)]',
          )}
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            event.preventDefault();
            // On a phone the on-screen keyboard would cover the thread.
            const target = fillsScreen || input.current?.disabled ? content.current : input.current;
            target?.focus();
          }}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            buttonRef?.current?.focus();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            leaveEscapeToIme(event);
            // Escape elsewhere on the page does not close the chat.
            if (!content.current?.contains(document.activeElement)) event.preventDefault();
          }}
        >
          {/* Tab leaves the panel: Radix traps it in non-modal dialogs as well. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key from Radix. */}
          <div
            className="contents"
            onKeyDown={(event) => {
              if (event.key === 'Tab' && !fillsScreen) event.stopPropagation();
            }}
          >
            {/* Not a header element, which would be a second banner landmark. */}
            <div className="flex items-center gap-3 py-3 ps-4 pe-2">
              {selected ? (
                <Avatar id={selected._id} name={selected.name} src={selected.photo} size="sm" decorative />
              ) : null}
              <div className="min-w-0 flex-1">
                <DialogPrimitive.Title dir="auto" className="type-h4 truncate">
                  {selected ? displayName(selected.name) : t`Chat`}
                </DialogPrimitive.Title>
                {selected && match ? <p className="truncate text-cap text-teach-ink">{match}</p> : null}
              </div>
              <DialogPrimitive.Close asChild>
                <IconButton label={t`Close chat`}>
                  <X aria-hidden="true" />
                </IconButton>
              </DialogPrimitive.Close>
            </div>
            <ChatPanel inputRef={input} {...panel} />
          </div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/** Whether the panel is full screen, fixed at opening: rotating a phone must not remount the input. */
function useFillsScreen(open: boolean): boolean {
  const [state, setState] = useState({ open: false, fills: false });
  if (state.open === open) return state.fills;
  const next = { open, fills: open && mediaQuery(PHONE)?.matches === true };
  setState(next);
  return next.fills;
}
