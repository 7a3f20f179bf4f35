import { isRecord, parseStored } from '../storage/parse-stored.ts';
import type { ListedStorage } from '../storage/safe-storage.ts';
import { draftKey, isDraftKey } from './draft-key.ts';

/** Milliseconds after its last change for which a draft is kept. */
const maxAgeMs = 14 * 24 * 3_600_000;

/** Returns a draft's content; null without one, or if it is too old. */
export function readDraft(storage: ListedStorage, memberId: string, form: string): unknown {
  return read(storage, draftKey(memberId, form))?.content ?? null;
}

/** Stores a draft at once, so that it survives a browser that ends without notice; removes it for undefined. */
export function keepDraft(storage: ListedStorage, memberId: string, form: string, content: unknown): void {
  const key = draftKey(memberId, form);
  if (content === undefined) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify({ at: Date.now(), content }));
}

/** Returns the names of a member's forms that begin with `start` and have a draft. */
export function formsWithDraft(storage: ListedStorage, memberId: string, start: string): string[] {
  const own = draftKey(memberId, '');
  return storage
    .keys()
    .filter((key) => key.startsWith(own + start) && read(storage, key) !== undefined)
    .map((key) => key.slice(own.length));
}

/** Removes drafts that are too old. */
export function removeOldDrafts(storage: ListedStorage): void {
  for (const key of storage.keys()) if (isDraftKey(key) && read(storage, key) === undefined) storage.removeItem(key);
}

function read(storage: ListedStorage, key: string): { content: unknown } | undefined {
  const stored = parseStored(storage.getItem(key));
  if (!isRecord(stored) || typeof stored.at !== 'number' || Date.now() - stored.at > maxAgeMs) return undefined;
  return { content: stored.content };
}
