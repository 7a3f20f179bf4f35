import type { MatchMenuProps } from '@skill-exchange/ui/components/match-menu';
import { MoreButton } from '@skill-exchange/ui/components/more-button';
import { useState } from 'react';
import { lazyWithPreload, loadOrNotify } from '../../lib/lazy-with-preload.ts';

const MatchMenu = lazyWithPreload(async () => (await import('@skill-exchange/ui/components/match-menu')).MatchMenu);

/** `MatchMenu`, loaded when its button is pressed. */
export function MatchMore(props: MatchMenuProps) {
  const [wasPressed, setPressed] = useState(false);
  if (wasPressed) return <MatchMenu {...props} defaultOpen />;
  return (
    <MoreButton
      label={props.label}
      aria-haspopup="menu"
      onClick={() => void loadOrNotify(MatchMenu).then(setPressed)}
    />
  );
}
