import { useSyncExternalStore } from 'react';
import { readerTimeZone } from './date-time.ts';

const neverChanges = () => () => {};

let known: string | undefined;

/** Asked of the browser once: React compares again with every drawing, and the browser makes a formatter to answer. */
function read(): string {
  known ??= readerTimeZone();
  return known;
}

/** The reader's IANA time zone; null on a server, which cannot know, and until its page has been taken over. */
export function useReaderTimeZone(): string | null {
  return useSyncExternalStore(neverChanges, read, () => null);
}
