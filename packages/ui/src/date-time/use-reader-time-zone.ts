import { useSyncExternalStore } from 'react';
import { readerTimeZone } from './date-time.ts';

const neverChanges = () => () => {};

/** The reader's IANA time zone; null on a server, which cannot know, and until its page has been taken over. */
export function useReaderTimeZone(): string | null {
  return useSyncExternalStore(neverChanges, readerTimeZone, () => null);
}
