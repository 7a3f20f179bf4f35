import { isOnline } from '../lib/is-online.ts';
import { safeStorage } from '../lib/safe-storage.ts';

const storageKey = 'last-seen';
const visitKey = 'been-here';

/** Which build of the app this is: another one may know other shapes. */
const build = `${import.meta.url} `;

/** Whether this browser has opened the app before; it has from now on. */
export function isReturning(): boolean {
  const storage = safeStorage();
  const wasHere = storage.getItem(visitKey) !== null;
  storage.setItem(visitKey, 'yes');
  return wasHere;
}

/** The public lists as this browser has last seen them, where there is no network to ask; else null. */
export function lastSeen(): string | null {
  if (isOnline()) return null;
  const kept = safeStorage().getItem(storageKey);
  return kept?.startsWith(build) ? kept.slice(build.length) : null;
}

/** Keeps them for the next visit, where the browser has room for them. */
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
