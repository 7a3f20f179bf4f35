import type { ListedStorage } from '../src/lib/storage/safe-storage.ts';

type BrowserStorage = Pick<Storage, 'key' | 'length'>;

/** Creates a Web Storage in memory, with its content accessible. */
export function memoryStorage(
  entries: Record<string, string> = {},
): ListedStorage & BrowserStorage & { all: () => object } {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
    keys: () => [...map.keys()],
    all: () => Object.fromEntries(map),
  };
}

/** Creates an unsigned token whose payload names this member. */
export function tokenOf(_id: string): string {
  return `header.${Buffer.from(JSON.stringify({ _id })).toString('base64url')}.signature`;
}
