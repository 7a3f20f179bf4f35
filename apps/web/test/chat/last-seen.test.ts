import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLastSeen, lastSeen } from '../../src/offline/last-seen.ts';
import { memoryStorage } from '../memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage({ 'last-seen': '[[["users"],"as an older app kept it"]]' }));
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('data of another version of the app is not shown', () => {
  expect(lastSeen()).toBeNull();
});

test('data of this version is shown without a network', () => {
  keepLastSeen('[]');
  expect(lastSeen()).toBe('[]');
  vi.stubGlobal('navigator', { onLine: true });
  expect(lastSeen()).toBeNull();
});
