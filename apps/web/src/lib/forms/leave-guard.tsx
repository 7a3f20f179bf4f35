import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { guardHistory } from './guard-history.ts';

/** Confirms discarding unsaved input. */
export const DiscardDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/discard-dialog')).DiscardDialog,
  ({ onKeep }) => onKeep(),
);

type LeaveGuardProps = {
  /** Whether there is unsaved input. */
  when: boolean;
  /** Called when the member leaves anyway. */
  onDiscard?: () => void;
};

/**
 * Asks for confirmation before a page with unsaved input is left: by one of the app's links, by back
 * and forward, or with the whole document.
 */
export function LeaveGuard({ when, onDiscard }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  const isLeaving = useRef(false);

  // A layout effect, so that a user who leaves right after a change is also asked.
  useLayoutEffect(() => {
    if (!when) return;
    isLeaving.current = false;
    function onClick(event: MouseEvent) {
      const href = pageBehind(event);
      if (href === undefined) return;
      event.preventDefault();
      // Before the router handles it.
      event.stopPropagation();
      setLeave({ go: () => void navigate(href) });
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const unguard = guardHistory({
      mayPass: () => isLeaving.current,
      onHeld: (steps) => setLeave({ go: () => window.history.go(steps) }),
    });
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      unguard();
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [when, navigate]);

  return (
    <DiscardDialog
      open={leave !== null}
      onKeep={() => setLeave(null)}
      onDiscard={() => {
        isLeaving.current = true;
        setLeave(null);
        onDiscard?.();
        leave?.go();
      }}
    />
  );
}

/** Returns the page of the app that a click would open in place of this one. */
function pageBehind(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || (pathname === window.location.pathname && hash !== '')) return undefined;
  return pathname + search + hash;
}
