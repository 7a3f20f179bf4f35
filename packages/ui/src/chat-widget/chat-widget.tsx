import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { shownName } from '../avatar/shown-name.ts';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';

interface ChatWidgetProps extends ChatPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opens it: the focus goes there when it closes, if nothing else had it. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** The box to write in, for whoever wants to put the focus there. */
  boxRef?: RefObject<HTMLTextAreaElement | null>;
}

/** Where the panel fills the screen: below Tailwind's `sm`. */
const PHONE = '(width < 40rem)';

/**
 * The chat that a `ChatButton` opens, floating over a page: 600 px high beside it, or the whole screen on a phone.
 * Beside the page it is no modal dialog, so one can read on while one writes.
 */
export function ChatWidget({ open, onOpenChange, buttonRef, boxRef, ...panel }: ChatWidgetProps) {
  const { users = [], selectedId, messages } = panel;
  const selected = users.find(({ _id }) => _id === selectedId);
  const content = useRef<HTMLDivElement>(null);
  const ownBox = useRef<HTMLTextAreaElement>(null);
  const box = boxRef ?? ownBox;
  const focus = useReturnFocus();
  const fillsScreen = useFillsScreen(open);
  const canWrite = open && !fillsScreen && selected !== undefined && messages !== undefined;

  // The box was not ready when the chat opened: whoever has waited there goes on to it.
  useEffect(() => {
    if (canWrite && document.activeElement === content.current) box.current?.focus();
  }, [canWrite, box]);

  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange} modal={fillsScreen}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          ref={content}
          data-slot="chat-widget"
          aria-describedby={undefined}
          className={cx(
            'fixed inset-0 z-chat grid grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden',
            'bg-surface text-ink',
            'data-[state=open]:animate-sheet-in focus-visible:outline-none sm:inset-auto sm:right-6 sm:bottom-6',
            'sm:h-[600px] sm:max-h-[calc(100dvh-96px)] sm:w-98 sm:rounded-pop sm:border sm:border-line',
            'sm:shadow-pop sm:data-[state=open]:animate-pop-in',
          )}
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            event.preventDefault();
            // On a phone the keyboard would hide what was said.
            const target = fillsScreen || box.current?.disabled ? content.current : box.current;
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
            // Elsewhere on the page the key is not meant for the chat.
            if (!content.current?.contains(document.activeElement)) event.preventDefault();
          }}
        >
          {/* No header element: beside the page it would be a second banner. */}
          <div className="flex items-center gap-3 py-3 ps-4 pe-2">
            {selected ? (
              <Avatar id={selected._id} name={selected.name} src={selected.photo} size="sm" decorative />
            ) : null}
            <DialogPrimitive.Title className="type-h4 min-w-0 flex-1 truncate text-[1.125rem]">
              {selected ? shownName(selected.name) : 'Chat'}
            </DialogPrimitive.Title>
            <DialogPrimitive.Close asChild>
              <IconButton label="Close chat">
                <X aria-hidden="true" />
              </IconButton>
            </DialogPrimitive.Close>
          </div>
          <ChatPanel boxRef={box} {...panel} />
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/** Whether the panel fills the screen, as it was when it opened: a turned phone must not lose what is written. */
function useFillsScreen(open: boolean): boolean {
  const [state, setState] = useState({ open: false, fills: false });
  if (state.open === open) return state.fills;
  const next = { open, fills: open && window.matchMedia(PHONE).matches };
  setState(next);
  return next.fills;
}
