import type { SessionStorage } from './session/session-store.ts';

let storage: SessionStorage | undefined;

/** Local storage, or memory for as long as the page lives where the browser blocks it. */
export function safeStorage(): SessionStorage {
  storage ??= openStorage();
  return storage;
}

function openStorage(): SessionStorage {
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
