import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import { DropdownMenu as MenuPrimitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { i18n } from '../../lib/texts/i18n.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx';
import type { MessageActions } from './message-actions.ts';
import { reactionKinds } from './reactions.tsx';
import type { ThreadMessage } from './thread-days.ts';

interface MessageMenuProps {
  message: ThreadMessage;
  memberId: string;
  actions: MessageActions;
  onlyReactions: boolean;
  onReport: ((message: ThreadMessage) => void) | undefined;
  onClose: () => void;
  /** The button that the menu belongs to. */
  children: ReactNode;
}

/** Reactions and actions of one message. Mounted open, so that a long thread has no closed menus. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, memberId, actions, onlyReactions, onReport, onClose, children } = props;
  const isOwn = message.senderId._id === memberId;
  const movesFocus = useRef(false);
  const toInput = (act: (message: ThreadMessage) => void) => () => {
    movesFocus.current = true;
    act(message);
  };
  return (
    <DropdownMenu defaultOpen onOpenChange={(open) => open || onClose()}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent
        align={isOwn ? 'end' : 'start'}
        onCloseAutoFocus={(event) => movesFocus.current && event.preventDefault()}
      >
        <MenuPrimitive.Group
          aria-label={t`React`}
          className={cx('flex gap-1', !onlyReactions && 'mb-1.5 border-b border-line pb-1.5')}
        >
          {reactionKinds.map(({ reaction, name, Icon }) => {
            const isOn = hasReacted(message, reaction, memberId);
            return (
              <MenuPrimitive.CheckboxItem
                key={reaction}
                checked={isOn}
                aria-label={i18n._(name)}
                className={cx(
                  'grid size-11 cursor-pointer place-items-center rounded-ctl outline-none data-highlighted:bg-sunken',
                  isOn && 'bg-teach-tint text-teach-ink data-highlighted:bg-teach-tint',
                  'data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-line-strong',
                )}
                onCheckedChange={() => actions.onReact(message, reaction, !isOn)}
              >
                <Icon aria-hidden="true" className="size-5" />
              </MenuPrimitive.CheckboxItem>
            );
          })}
        </MenuPrimitive.Group>
        {onlyReactions ? null : (
          <DropdownMenuItem onSelect={toInput(actions.onReply)}>
            <Reply aria-hidden="true" />
            {t`Reply`}
          </DropdownMenuItem>
        )}
        {!onlyReactions && isOwn && actions.canEdit(message) ? (
          <DropdownMenuItem onSelect={toInput(actions.onEdit)}>
            <Pencil aria-hidden="true" />
            {t`Edit`}
          </DropdownMenuItem>
        ) : null}
        {onlyReactions ? null : isOwn ? (
          <DropdownMenuItem tone="danger" onSelect={() => actions.onDelete(message)}>
            <Trash2 aria-hidden="true" />
            {t`Delete`}
          </DropdownMenuItem>
        ) : onReport ? (
          <DropdownMenuItem onSelect={() => onReport(message)}>
            <Flag aria-hidden="true" />
            {t`Report`}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export function hasReacted({ reactions = [] }: ThreadMessage, reaction: string, memberId: string): boolean {
  return reactions.some((other) => other.reaction === reaction && other.members.includes(memberId));
}
