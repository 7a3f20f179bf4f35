/** A value outside of React that tells when it changes: what `useSyncExternalStore` takes. */
export function observable<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,

    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },

    /** Returns a function that ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
