import { expect, it } from 'vitest';
import { ApiError } from '../src/errors.ts';
import { retryDelay, retryTransient } from '../src/retry.ts';

const failed = (status: number, retryAfter?: number) => new ApiError({ status, operation: 'GET /', retryAfter });

it('retries twice, and only temporary errors', () => {
  const retried = [0, 400, 401, 403, 404, 409, 429, 500, 502, 503, 504].filter((status) =>
    retryTransient(0, failed(status)),
  );
  expect(retried).toEqual([0, 502, 503, 504]);
  expect(retryTransient(1, failed(503))).toBe(true);
  expect(retryTransient(2, failed(503))).toBe(false);
  expect(retryTransient(0, new TypeError('a bug of ours'))).toBe(false);
});

it('waits as long as asked, and does not retry after a long wait', () => {
  expect([0, 1].map((count) => retryDelay(count, failed(0)))).toEqual([500, 1000]);
  expect(retryDelay(0, failed(503, 3))).toBe(3000);
  expect([5, 6, 900].map((seconds) => retryTransient(0, failed(503, seconds)))).toEqual([true, false, false]);
});
