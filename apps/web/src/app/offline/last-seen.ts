import { safeStorage } from '../../shared/safe-storage.ts';

const storageKey = 'last-seen';
const visitKey = 'been-here';

/** Whether this browser has opened the app before; it has from now on. */
export function isReturning(): boolean {
  const storage = safeStorage();
  const wasHere = storage.getItem(visitKey) !== null;
  storage.setItem(visitKey, 'yes');
  return wasHere;
}

/** The public lists as this browser has last seen them, where there is no network to ask; else null. */
export function lastSeen(): string | null {
  return navigator.onLine ? null : safeStorage().getItem(storageKey);
}

/** Keeps them for the next visit, where the browser has room for them. */
export function keepLastSeen(text: string): void {
  try {
    safeStorage().setItem(storageKey, text);
  } catch {
    forgetLastSeen();
  }
}

/** A member has come or gone: what is kept was seen by somebody else. */
export function forgetLastSeen(): void {
  safeStorage().removeItem(storageKey);
}
