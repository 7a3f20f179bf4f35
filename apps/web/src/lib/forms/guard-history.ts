import { holdHistory } from './history-gate.ts';

type HistoryGuard = {
  /** Whether the next navigation may leave the page. */
  mayPass: () => boolean;
  /** Called after a navigation by this many entries was undone. Back is negative. */
  onHeld: (steps: number) => void;
};

/**
 * Undoes back and forward navigation that leaves this page, then calls `onHeld`. The URL and the
 * history are restored before the user is asked. Returns a function that removes the guard.
 */
export function guardHistory({ mayPass, onHeld }: HistoryGuard): () => void {
  const { pathname } = window.location;
  let home = position();
  /** The number of history entries navigated, until that is undone. */
  let steps = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onPopState(event: PopStateEvent): void {
    if (mayPass()) return;
    const now = position();
    const isBack = window.location.pathname === pathname;
    if (isBack && steps === 0) {
      // An anchor on this page.
      home = now;
      return;
    }
    if (home === null || now === null) return;
    // The router must not see that the page was left.
    event.stopImmediatePropagation();
    clearTimeout(timer);
    if (isBack) {
      onHeld(steps);
      steps = 0;
      return;
    }
    steps = now - home;
    // Two quick presses of Back are undone together, from where the second one ends.
    timer = setTimeout(() => window.history.go((home ?? 0) - (position() ?? 0)));
  }

  const free = holdHistory(onPopState);
  return () => {
    clearTimeout(timer);
    free();
  };
}

/**
 * Returns the current entry's index in the app's history: the browser's own, or the one that React
 * Router stores.
 */
function position(): number | null {
  if ('navigation' in window) return window.navigation.currentEntry?.index ?? null;
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
