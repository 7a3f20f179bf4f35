import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLastSeen, lastSeen } from '../src/offline/last-seen.ts';
import { memoryStorage } from './memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage({ 'last-seen': '[[["users"],"as an older app kept it"]]' }));
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what another version of the app has kept is not shown', () => {
  expect(lastSeen()).toBeNull();
});

test('what this one has kept is shown where there is no network', () => {
  keepLastSeen('[]');
  expect(lastSeen()).toBe('[]');
  vi.stubGlobal('navigator', { onLine: true });
  expect(lastSeen()).toBeNull();
});
