import { useSyncExternalStore } from 'react';
import { localTimeZone } from './date-time.ts';

const neverChanges = () => () => {};

let known: string | undefined;

/** Cached: React reads the snapshot with every render, and each read creates a formatter. */
function read(): string {
  known ??= localTimeZone();
  return known;
}

/** Makes all users of the zone read it again: Storybook can change it. */
export function forgetLocalTimeZone() {
  known = undefined;
}

/** Returns the user's IANA time zone; null on the server and during hydration. */
export function useLocalTimeZone(): string | null {
  return useSyncExternalStore(neverChanges, read, () => null);
}
