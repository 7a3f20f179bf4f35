import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLater } from '../when-idle/use-later.ts';
import type { OwnerMenuProps } from './owner-menu.tsx';

const loadMenu = () => import('./owner-menu.tsx');

/** Keys that open a menu from its button. */
const openingKeys = ['Enter', ' ', 'ArrowDown'];

type OwnerActionsProps = Pick<OwnerMenuProps, 'onEdit' | 'onDelete'>;

/**
 * The button of the author's menu. The menu's code, which is more than that of all the reviews around it, comes when the
 * browser is idle, or with the press; from the first press on, the button is the menu's own.
 */
export function OwnerActions(props: OwnerActionsProps) {
  const [menu, fetchMenu] = useLater(loadMenu);
  const [openedBy, setOpenedBy] = useState<OwnerMenuProps['openedBy']>();

  async function open(by: OwnerMenuProps['openedBy']): Promise<void> {
    if (await fetchMenu()) setOpenedBy(by);
  }
  if (menu !== undefined && openedBy !== undefined)
    return (
      <menu.OwnerMenu openedBy={openedBy} {...props}>
        <OptionsButton />
      </menu.OwnerMenu>
    );
  return (
    <OptionsButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.ctrlKey) return;
        // Or the button would take the focus back from the menu.
        event.preventDefault();
        void open('pointer');
      }}
      onKeyDown={(event) => {
        if (!openingKeys.includes(event.key)) return;
        event.preventDefault();
        void open('key');
      }}
    />
  );
}

function OptionsButton(props: Omit<ComponentProps<typeof IconButton>, 'label'>) {
  return (
    <IconButton label="Review options" className="-my-2 -me-2" {...props}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
}
