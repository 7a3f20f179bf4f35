import { openStorage, type TextStorage } from './safe-storage.ts';

let storage: TextStorage | undefined;

/** Returns the tab's own storage; if it is full or blocked, texts stay in memory until the page closes. */
export function tabStorage(): TextStorage {
  storage ??= openStorage(() => sessionStorage);
  return storage;
}
