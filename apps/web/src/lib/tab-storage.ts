import type { TextStorage } from './safe-storage.ts';

/** The tab's own storage, or null where the browser blocks it. */
export function tabStorage(): TextStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
