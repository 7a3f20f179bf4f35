/** The part of Web Storage that texts are kept in. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let storage: TextStorage | undefined;

/** Local storage, or memory for as long as the page lives where the browser blocks it. */
export function safeStorage(): TextStorage {
  storage ??= openStorage();
  return storage;
}

function openStorage(): TextStorage {
  try {
    const probe = 'storage-probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}
