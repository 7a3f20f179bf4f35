/** Whoever holds the gate hears of a move through the browser's history first, and can keep it from the router. */
type Gatekeeper = (event: PopStateEvent) => void;

let gatekeeper: Gatekeeper | null = null;

// On a window, listeners are called in the order in which they came: this one has to be there before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => gatekeeper?.(event));

/** Puts somebody at the gate. Returns a function that frees it again. */
export function holdHistory(keeper: Gatekeeper): () => void {
  gatekeeper = keeper;
  return () => {
    if (gatekeeper === keeper) gatekeeper = null;
  };
}
