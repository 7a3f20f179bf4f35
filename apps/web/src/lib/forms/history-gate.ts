/** Receives `popstate` before the router, and can stop it. */
type Gatekeeper = (event: PopStateEvent) => void;

let gatekeeper: Gatekeeper | null = null;

// A window calls its listeners in the order of registration, so this one is registered before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => gatekeeper?.(event));

/** Sets the gatekeeper. Returns a function that removes it. */
export function holdHistory(keeper: Gatekeeper): () => void {
  gatekeeper = keeper;
  return () => {
    if (gatekeeper === keeper) gatekeeper = null;
  };
}
