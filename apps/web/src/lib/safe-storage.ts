/** The part of Web Storage that texts are kept in. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let storage: TextStorage | undefined;

/** Local storage; what the browser does not take, or all of it where it is blocked, stays in memory with the page. */
export function safeStorage(): TextStorage {
  storage ??= openStorage(() => localStorage);
  return storage;
}

/** A browser's storage that never throws, with its memory. `read` is called with each access, and may throw or find none. */
export function openStorage(read: () => TextStorage): TextStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (browser: TextStorage) => Result): Result | undefined => {
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
      // It is full. The old value would come back after a reload.
      if (memory.has(key)) removeItem(key);
    },
    removeItem(key) {
      memory.delete(key);
      removeItem(key);
    },
  };
}
