export type Observable<Value> = ReturnType<typeof observable<Value>>;

/** A value outside of React with subscribers, for `useSyncExternalStore`. */
export function observable<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,

    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },

    /** Returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
