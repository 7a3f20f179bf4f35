import { holdHistory } from './history-gate.ts';

type HistoryGuard = {
  /** The next move is meant. */
  mayPass: () => boolean;
  /** A move by so many entries was undone: back is negative. */
  onHeld: (steps: number) => void;
};

/**
 * Undoes every move through the browser's history that leaves this page, and tells of it once the page is back in its
 * place: the address is right when somebody is asked, and nothing in the history is lost. Returns a function that ends
 * it.
 */
export function guardHistory({ mayPass, onHeld }: HistoryGuard): () => void {
  const { pathname } = window.location;
  let home = position();
  /** How far the reader wanted to go, while the way back is under way. */
  let steps = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onPopState(event: PopStateEvent): void {
    if (mayPass()) return;
    const now = position();
    const isBack = window.location.pathname === pathname;
    if (isBack && steps === 0) {
      // An anchor of this page.
      home = now;
      return;
    }
    if (home === null || now === null) return;
    // The router does not hear that we were away.
    event.stopImmediatePropagation();
    clearTimeout(timer);
    if (isBack) {
      onHeld(steps);
      steps = 0;
      return;
    }
    steps = now - home;
    // Whoever presses Back twice in a row is brought back once, from where they are by then.
    timer = setTimeout(() => window.history.go((home ?? 0) - (position() ?? 0)));
  }

  const free = holdHistory(onPopState);
  return () => {
    clearTimeout(timer);
    free();
  };
}

/** The place of the current entry among the app's: the browser's own count, or the one that React Router keeps. */
function position(): number | null {
  if ('navigation' in window) return window.navigation.currentEntry?.index ?? null;
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
