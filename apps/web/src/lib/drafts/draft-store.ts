import type { ListedStorage } from '../safe-storage.ts';
import { isRecord, parseStored } from '../stored.ts';

/** Milliseconds after its last change for which a draft is kept. */
const maxAgeMs = 14 * 24 * 3_600_000;

const prefix = 'draft:';

const prefixOf = (memberId: string) => `${prefix}${memberId}:`;

/** Returns the name of a member's draft of a form in local storage, which all tabs share. */
export const draftKey = (memberId: string, form: string) => `${prefixOf(memberId)}${form}`;

/** Returns whether a name in local storage is that of a draft, of this member if one is given. */
export const isDraftKey = (key: string, memberId?: string) =>
  key.startsWith(memberId === undefined ? prefix : prefixOf(memberId));

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
  const own = prefixOf(memberId);
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
