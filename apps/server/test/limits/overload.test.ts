import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { errors } from '../../src/plugins/errors.ts';
import { overload } from '../../src/plugins/overload.ts';

afterEach(() => void vi.useRealTimers());

async function serve(heapBytes?: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = fastify();
  await app.register(errors);
  await app.register(overload, heapBytes === undefined ? {} : { heapBytes });
  for (const path of ['/health', '/api/events/getAll']) app.get(path, () => ({ success: true }));
  await app.ready();
  // The plugin reads the heap once a second.
  vi.advanceTimersByTime(1000);
  return app;
}

test('while the heap is nearly full, requests get an error that asks to retry, and health checks are answered', async () => {
  const app = await serve(1);
  const rejected = await app.inject('/api/events/getAll');
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5']);
  expect(rejected.json()).toMatchObject({ success: false, code: 'unavailable' });
  expect((await app.inject('/health')).statusCode).toBe(200);
  await app.close();
});

test('with space in the heap, requests are answered', async () => {
  const app = await serve();
  expect((await app.inject('/api/events/getAll')).statusCode).toBe(200);
  await app.close();
});
