/** The used part of Web Storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that also lists the names of its texts. */
export type ListedStorage = TextStorage & { keys: () => string[] };

type BrowserStorage = TextStorage & Pick<Storage, 'key' | 'length'>;

let storage: ListedStorage | undefined;

/** Returns local storage; if it is full or blocked, texts stay in memory until the page closes. */
export function safeStorage(): ListedStorage {
  storage ??= openStorage(() => localStorage);
  return storage;
}

/**
 * Wraps a browser's storage so that it never throws, with a fallback in memory. `read` is called at
 * each access, and may throw.
 */
export function openStorage(read: () => BrowserStorage): ListedStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (browser: BrowserStorage) => Result): Result | undefined => {
    try {
      return use(read());
    } catch {}
  };
  const removeItem = (key: string) => attempt((browser) => browser.removeItem(key));
  return {
    getItem: (key) => memory.get(key) ?? attempt((browser) => browser.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      attempt((browser) => {
        browser.setItem(key, value);
        memory.delete(key);
      });
      // Storage is full. The old value would come back after a reload.
      if (memory.has(key)) removeItem(key);
    },
    removeItem(key) {
      memory.delete(key);
      removeItem(key);
    },
    keys() {
      const stored = attempt((browser) => Array.from({ length: browser.length }, (_, index) => browser.key(index)));
      return [...new Set([...memory.keys(), ...(stored ?? []).filter((key) => key !== null)])];
    },
  };
}
