import type { ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx';
import { MoreButton } from '../more-button/more-button.tsx';

export interface MenuAction {
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  tone?: 'danger';
  onSelect: () => void;
}

export interface ActionMenuProps {
  /** Accessible name of its button. */
  label: string;
  /** Destructive ones are last. */
  actions: readonly MenuAction[];
  /** Open from the start. */
  defaultOpen?: boolean;
}

/** A "…" menu of rare actions; a card or row shows at most two actions next to it. */
export function ActionMenu({ label, actions, defaultOpen = false }: ActionMenuProps) {
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>
        <MoreButton label={label} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {actions.map(({ label: words, icon, tone, onSelect }) => (
          <DropdownMenuItem key={words} {...(tone && { tone })} onSelect={onSelect}>
            {icon}
            {words}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
