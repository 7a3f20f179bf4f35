import { openStorage, type TextStorage } from './safe-storage.ts';

let storage: TextStorage | undefined;

/** The tab's own storage; what the browser does not take, or all of it where it is blocked, stays in memory with the page. */
export function tabStorage(): TextStorage {
  storage ??= openStorage(() => sessionStorage);
  return storage;
}
