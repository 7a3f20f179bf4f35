import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import {
  type ComponentProps,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx';

/** What a menu gives its button. */
export type TriggerProps = Omit<ComponentProps<'button'>, 'ref'>;

interface LentTriggerProps {
  /** The button that is in the page already. */
  button: RefObject<HTMLButtonElement | null>;
  /** Hears what the button says and does from now on. */
  onTrigger: (props: TriggerProps) => void;
}

export interface OwnerMenuProps extends LentTriggerProps {
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** What the author can do about a review. */
export function OwnerMenu({ onEdit, onDelete, ...trigger }: OwnerMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <LentTrigger {...trigger} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
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

/** Draws nothing: what the menu gives its trigger goes to a button elsewhere in the page. */
function LentTrigger({ button, onTrigger, ref, ...props }: LentTriggerProps & ComponentProps<'button'>) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [
    button,
  ]);
  const isOpen = props['aria-expanded'];
  const lend = useEffectEvent(() => onTrigger(props));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lent says whether the menu is open
  useLayoutEffect(() => lend(), [isOpen]);
  return null;
}
