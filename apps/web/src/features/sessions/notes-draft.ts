import { safeStorage } from '../../lib/safe-storage.ts';
import { isRecord, parseStored } from '../../lib/stored.ts';

/** Unsaved notes, and the version that they change. */
export type NotesDraft = { readonly text: string; readonly version: number };

const keyOf = (memberId: string, sessionId: string) => `notes:${memberId}:${sessionId}`;

/** Returns the stored draft of a session's notes; undefined without one. */
export function readNotesDraft(memberId: string, sessionId: string): NotesDraft | undefined {
  const stored = parseStored(safeStorage().getItem(keyOf(memberId, sessionId)));
  if (!isRecord(stored) || typeof stored.text !== 'string' || typeof stored.version !== 'number') return undefined;
  return { text: stored.text, version: stored.version };
}

/** Stores a draft on this device, or removes it. */
export function keepNotesDraft(memberId: string, sessionId: string, draft: NotesDraft | undefined): void {
  const key = keyOf(memberId, sessionId);
  if (draft === undefined) safeStorage().removeItem(key);
  else safeStorage().setItem(key, JSON.stringify(draft));
}
