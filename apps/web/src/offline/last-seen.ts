import { isOnline } from '../lib/is-online.ts';
import { safeStorage } from '../lib/storage/safe-storage.ts';

const storageKey = 'last-seen';
const visitKey = 'been-here';

/** Identifies this build of the app: another one may have other data types. */
const build = `${import.meta.url} `;

/** Returns whether this browser has opened the app before, and remembers it. */
export function isReturning(): boolean {
  const storage = safeStorage();
  const wasHere = storage.getItem(visitKey) !== null;
  storage.setItem(visitKey, 'yes');
  return wasHere;
}

/** Returns the public lists as last seen in this browser, if it is offline; else null. */
export function lastSeen(): string | null {
  if (isOnline()) return null;
  const kept = safeStorage().getItem(storageKey);
  return kept?.startsWith(build) ? kept.slice(build.length) : null;
}

/** Stores the lists for the next visit, if there is room. */
export function keepLastSeen(text: string): void {
  try {
    safeStorage().setItem(storageKey, build + text);
  } catch {
    forgetLastSeen();
  }
}

/** Clears the lists on log-in and logout: another user has seen them. */
export function forgetLastSeen(): void {
  safeStorage().removeItem(storageKey);
}
