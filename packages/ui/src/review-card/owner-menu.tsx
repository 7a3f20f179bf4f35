import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx';

export interface OwnerMenuProps {
  /** What the press was that the menu comes for: it begins open. */
  openedBy: 'key' | 'pointer';
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  /** The button. */
  children: ReactNode;
}

/** What the author can do about a review. */
export function OwnerMenu({ openedBy, onEdit, onDelete, children }: OwnerMenuProps) {
  const isAfterKey = useRef(openedBy === 'key');

  /** The menu has not heard the key that it comes for, after which the first choice has the focus. */
  function goToFirst({ currentTarget }: FocusEvent<HTMLElement>): void {
    if (!isAfterKey.current) return;
    isAfterKey.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent onFocus={goToFirst}>
        {onEdit ? (
          <DropdownMenuItem onSelect={onEdit}>
            <Pencil aria-hidden="true" />
            Edit
          </DropdownMenuItem>
        ) : null}
        {onDelete ? (
          <DropdownMenuItem tone="danger" onSelect={onDelete}>
            <Trash aria-hidden="true" />
            Delete
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
