import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function storageOver(local: unknown) {
  vi.stubGlobal('localStorage', local);
  const { safeStorage } = await import('../src/lib/safe-storage.ts');
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

test('a full storage keeps a log-in for as long as the page lives, and nothing of the one before', async () => {
  const local = memoryStorage({ token: 'old' });
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = await storageOver({ ...local, setItem: full });
  storage.setItem('token', 'new');
  expect(storage.getItem('token')).toBe('new');
  expect(local.all()).toEqual({});
});

test('a blocked storage is memory', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage = await storageOver({ getItem: blocked, setItem: blocked, removeItem: blocked });
  storage.setItem('token', 'new');
  expect(storage.getItem('token')).toBe('new');
});
