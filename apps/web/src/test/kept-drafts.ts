import { community } from '@skill-exchange/api-mocks/community';
import { draftKey, isDraftKey } from '../lib/drafts/draft-key.ts';
import { keepDraft } from '../lib/drafts/draft-store.ts';
import { forgetFiles } from '../lib/drafts/forget-files.ts';
import { safeStorage } from '../lib/storage/safe-storage.ts';

/** Stores what the story's member has begun in a form. */
export function begin(form: string, content: unknown): void {
  keepDraft(safeStorage(), community().me._id, form, content);
}

/** Returns what is stored of a form, as text; null without a draft. */
export const begun = (form: string): string | null => localStorage.getItem(draftKey(community().me._id, form));

/** Removes what earlier stories have begun. */
export function forgetDrafts(): void {
  const storage = safeStorage();
  for (const key of storage.keys()) if (isDraftKey(key)) storage.removeItem(key);
  forgetFiles();
}
