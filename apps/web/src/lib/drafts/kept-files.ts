import { database } from './forget-files.ts';

/** The one store. Names and order of files are in the draft, their bytes here, by key. */
const files = 'files';

/**
 * Runs one request. Connections are not kept open: a database can only be deleted without any, and Safari closes them at
 * times. Rejects where the browser has no database or denies it.
 */
function run<Result>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<Result>) {
  return new Promise<Result>((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => opening.result.createObjectStore(files);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      try {
        const transaction = db.transaction(files, mode);
        const asked = request(transaction.objectStore(files));
        transaction.oncomplete = () => resolve(asked.result);
        transaction.onabort = () => reject(transaction.error);
      } catch (error) {
        reject(error);
      } finally {
        // After its transactions.
        db.close();
      }
    };
  });
}

/** Stores a file. `full`: there is no room. `unavailable`: this browser stores no files, as in some private windows. */
export async function keepFile(key: string, file: File): Promise<'kept' | 'full' | 'unavailable'> {
  try {
    await run('readwrite', (store) => store.put(file, key));
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
  }
}

/** Returns a stored file; undefined if it is gone. */
export async function readFile(key: string): Promise<File | undefined> {
  const stored: unknown = await run('readonly', (store) => store.get(key)).catch(() => undefined);
  return stored instanceof File ? stored : undefined;
}

export async function dropFiles(keys: readonly IDBValidKey[]): Promise<void> {
  for (const key of keys) await run('readwrite', (store) => store.delete(key)).catch(() => {});
}

/** Removes all files but those with these keys, which are read after what is stored. */
export async function dropOtherFiles(wanted: () => ReadonlySet<IDBValidKey>): Promise<void> {
  const keys = await run('readonly', (store) => store.getAllKeys()).catch((): IDBValidKey[] => []);
  const kept = wanted();
  await dropFiles(keys.filter((key) => !kept.has(key)));
}
