import { t } from '@lingui/core/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

export type OwnerActionsProps = {
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
};

/** Menu of a review's author. */
export function OwnerActions({ onEdit, onDelete }: OwnerActionsProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t`Review options`} className="-my-2 -me-2">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {onEdit ? (
          <DropdownMenuItem onSelect={onEdit}>
            <Pencil aria-hidden="true" />
            {t`Edit`}
          </DropdownMenuItem>
        ) : null}
        {onDelete ? (
          <DropdownMenuItem tone="danger" onSelect={onDelete}>
            <Trash aria-hidden="true" />
            {t`Delete`}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
