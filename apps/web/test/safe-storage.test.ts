import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function storageOver(local: unknown) {
  vi.stubGlobal('localStorage', local);
  const { safeStorage } = await import('../src/lib/storage/safe-storage.ts');
  return safeStorage();
}

test('texts are in local storage, where other tabs and the next visit find them', async () => {
  const local = memoryStorage({ token: 'old' });
  const storage = await storageOver(local);
  expect(storage.getItem('token')).toBe('old');
  storage.setItem('token', 'new');
  expect(local.all()).toEqual({ token: 'new' });
  storage.removeItem('token');
  expect(storage.getItem('token')).toBeNull();
});

test('a full storage keeps a log-in until the page closes, and nothing of the previous one', async () => {
  const local = memoryStorage({ token: 'old' });
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = await storageOver({ ...local, setItem: full });
  storage.setItem('token', 'new');
  expect(storage.getItem('token')).toBe('new');
  expect(local.all()).toEqual({});
});

test('blocked storage falls back to memory', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage = await storageOver({ getItem: blocked, setItem: blocked, removeItem: blocked });
  storage.setItem('token', 'new');
  expect(storage.getItem('token')).toBe('new');
});

test.each(['throws as soon as it is named', 'is null'])('a storage that %s is memory', async (kind) => {
  const get = () => {
    if (kind === 'is null') return null;
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  const { safeStorage } = await import('../src/lib/storage/safe-storage.ts');
  const storage = safeStorage();
  expect(storage.getItem('draft')).toBeNull();
  storage.setItem('draft', 'text');
  expect(storage.getItem('draft')).toBe('text');
  expect(storage.keys()).toEqual(['draft']);
  storage.removeItem('draft');
  expect(storage.getItem('draft')).toBeNull();
  expect(storage.keys()).toEqual([]);
});

test('storage that is blocked while the page is open keeps what is written', async () => {
  const local = memoryStorage({});
  const storage = await storageOver(local);
  storage.setItem('token', 'old');
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  storage.setItem('token', 'new');
  expect(storage.getItem('token')).toBe('new');
});
