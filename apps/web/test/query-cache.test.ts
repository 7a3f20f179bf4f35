import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { dehydrateCache, hydrateCache } from '../src/lib/storage/query-cache.ts';

function clientWith(data: Record<string, unknown>): QueryClient {
  const client = new QueryClient();
  for (const [key, value] of Object.entries(data)) client.setQueryData([key], value);
  return client;
}

test('the same data is the same text at any time', () => {
  const first = dehydrateCache(clientWith({ users: ['Ana'] }), { withTimes: false });
  vi.setSystemTime(Date.now() + 60_000);
  const second = dehydrateCache(clientWith({ users: ['Ana'] }), { withTimes: false });
  vi.useRealTimers();
  expect(second).toBe(first);
});

test('entries without times are as new as the document', () => {
  const text = dehydrateCache(clientWith({ users: ['Ana'] }), { withTimes: false });
  const opened = Date.now() + 60_000;
  vi.setSystemTime(opened);
  const client = new QueryClient();
  hydrateCache(client, text);
  vi.useRealTimers();
  expect(client.getQueryData(['users'])).toEqual(['Ana']);
  expect(client.getQueryState(['users'])?.dataUpdatedAt).toBe(opened);
});

test('only the named queries are written, with their times', () => {
  const from = clientWith({ users: ['Ana'], own: 'secret' });
  const text = dehydrateCache(from, { keys: [['users']], withTimes: true });
  expect(text).not.toContain('secret');
  const client = new QueryClient();
  hydrateCache(client, text);
  expect(client.getQueryState(['users'])?.dataUpdatedAt).toBe(from.getQueryState(['users'])?.dataUpdatedAt);
});
