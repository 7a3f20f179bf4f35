import type { TextStorage } from '../storage/safe-storage.ts';

const storageKey = 'log-in-address';

/** Returns the address of the member who logged in last on this device, and did not log out. */
export const keptAddress = (storage: TextStorage) => storage.getItem(storageKey) ?? undefined;

export function keepAddress(storage: TextStorage, email: string | undefined): void {
  if (email === undefined) storage.removeItem(storageKey);
  else storage.setItem(storageKey, email);
}
