/** The database of drafts' files on this device. */
export const database = 'draft-files';

/** Removes all files. */
export function forgetFiles(): void {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Not in this browser, or blocked.
  }
}
