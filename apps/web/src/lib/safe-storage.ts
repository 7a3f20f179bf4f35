/** The part of Web Storage that texts are kept in. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let storage: TextStorage | undefined;

/** Local storage; what the browser does not take, or all of it where it is blocked, stays in memory with the page. */
export function safeStorage(): TextStorage {
  storage ??= openStorage();
  return storage;
}

function openStorage(): TextStorage {
  const memory = new Map<string, string>();
  const local = localStorageIfAllowed();
  return {
    getItem: (key) => memory.get(key) ?? local?.getItem(key) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      if (local === null) return;
      try {
        local.setItem(key, value);
        memory.delete(key);
      } catch {
        // It is full. The old value would come back after a reload.
        local.removeItem(key);
      }
    },
    removeItem(key) {
      memory.delete(key);
      local?.removeItem(key);
    },
  };
}

function localStorageIfAllowed(): TextStorage | null {
  try {
    localStorage.getItem('token');
    return localStorage;
  } catch {
    return null;
  }
}
