import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DiscardDialog } from './discard-dialog.tsx';

type LeaveGuardProps = {
  /** There is something to lose. */
  when: boolean;
  /** The member leaves all the same. */
  onDiscard?: () => void;
};

/**
 * Asks before a half-filled form of a page is left by one of the app's links, or with the whole document. Back and
 * forward are not held up: keep a draft for them.
 */
export function LeaveGuard({ when, onDiscard }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!when) return;
    function onClick(event: MouseEvent) {
      const href = pageBehind(event);
      if (href === undefined) return;
      event.preventDefault();
      // Before the router hears of it.
      event.stopPropagation();
      setTarget(href);
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [when]);

  return (
    <DiscardDialog
      open={target !== null}
      onKeep={() => setTarget(null)}
      onDiscard={() => {
        setTarget(null);
        onDiscard?.();
        if (target !== null) void navigate(target);
      }}
    />
  );
}

/** The page of the app that a click would open in place of this one. */
function pageBehind(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self'))
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || (pathname === window.location.pathname && hash !== ''))
    return undefined;
  return pathname + search + hash;
}
