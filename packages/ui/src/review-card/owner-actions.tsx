import Ellipsis from 'lucide-react/icons/ellipsis';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLater } from '../when-idle/use-later.ts';
import type { OwnerMenuProps, TriggerProps } from './owner-menu.tsx';

const loadMenu = () => import('./owner-menu.tsx');

/** Keys that open a menu from its button. */
const openingKeys = ['Enter', ' ', 'ArrowDown'];

type OwnerActionsProps = Pick<OwnerMenuProps, 'onEdit' | 'onDelete'>;

/**
 * The button of the author's menu. The menu's code, which is more than that of all the reviews around it, comes when the
 * browser is idle, or with the press; the button stays the same.
 */
export function OwnerActions(props: OwnerActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Event>(null);
  const [menu, fetchMenu] = useLater(loadMenu);
  const [trigger, setTrigger] = useState<TriggerProps>();

  useEffect(() => {
    const press = pressed.current;
    if (trigger === undefined || press === null) return;
    pressed.current = null;
    button.current?.dispatchEvent(press);
  }, [trigger]);

  function keep(press: Event): void {
    pressed.current = press;
    void fetchMenu();
  }
  const waiting: TriggerProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerDown(event) {
      if (event.button !== 0 || event.ctrlKey) return;
      // Or the button would take the focus back from the menu.
      event.preventDefault();
      keep(new PointerEvent(event.type, event.nativeEvent));
    },
    onKeyDown(event) {
      if (!openingKeys.includes(event.key)) return;
      event.preventDefault();
      keep(new KeyboardEvent(event.type, event.nativeEvent));
    },
  };
  return (
    <>
      <IconButton ref={button} label="Review options" className="-my-2 -me-2" {...(trigger ?? waiting)}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
      {menu === undefined ? null : <menu.OwnerMenu button={button} onTrigger={setTrigger} {...props} />}
    </>
  );
}
