import { MoreButton } from '@skill-exchange/ui/components/more-button';
import type { SessionMenuProps } from '@skill-exchange/ui/components/session-menu';
import { useState } from 'react';
import { lazyWithPreload, loadOrNotify, usePreload } from '../../lib/lazy-with-preload.ts';

const SessionMenu = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/session-menu')).SessionMenu,
);

/** `SessionMenu`, loaded when the browser is idle or its button is clicked. */
export function SessionMore(props: SessionMenuProps) {
  const isThere = usePreload(SessionMenu);
  const [wasPressed, setPressed] = useState(false);
  if (isThere || wasPressed) return <SessionMenu {...props} defaultOpen={wasPressed} />;
  return (
    <MoreButton
      label={props.label}
      aria-haspopup="menu"
      onClick={() => void loadOrNotify(SessionMenu).then(setPressed)}
    />
  );
}
