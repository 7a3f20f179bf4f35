import { use, useSyncExternalStore } from 'react';
import { CommunityZone } from './community-zone.ts';
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

/**
 * Returns the zone to show times in: a given one or the user's own, and on the server and during hydration, when that is
 * unknown, the community's.
 */
export function useShownZone(given?: string): { zone: string; isOwn: boolean } {
  const own = useLocalTimeZone();
  const communitys = use(CommunityZone);
  const zone = given ?? own;
  return zone === null ? { zone: communitys, isOwn: false } : { zone, isOwn: true };
}
