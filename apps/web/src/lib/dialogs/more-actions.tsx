import type { ActionMenuProps } from '@skill-exchange/ui/components/action-menu';
import { MoreButton } from '@skill-exchange/ui/components/more-button';
import { useState } from 'react';
import { lazyWithPreload, loadOrNotify } from '../lazy-with-preload.ts';

const ActionMenu = lazyWithPreload(async () => (await import('@skill-exchange/ui/components/action-menu')).ActionMenu);

/** `ActionMenu`, loaded when its button is pressed. */
export function MoreActions(props: ActionMenuProps) {
  const [wasPressed, setPressed] = useState(false);
  if (wasPressed) return <ActionMenu {...props} defaultOpen />;
  return (
    <MoreButton
      label={props.label}
      aria-haspopup="menu"
      onClick={() => void loadOrNotify(ActionMenu).then(setPressed)}
    />
  );
}
