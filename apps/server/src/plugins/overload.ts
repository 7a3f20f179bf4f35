import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { ApiError } from '../api-errors.ts';

/** Above this share of V8's heap limit, garbage collection takes most of the time. */
const heapShare = 0.9;

const retrySeconds = 5;

/** Orchestrators restart an instance that does not respond to these, which would end every request in flight. */
const alwaysAnswered = new Set(['/health', '/ready', '/metrics']);

/**
 * Rejects new requests with 503 while the heap is nearly full, so that those in flight can finish. The limits per
 * member and address come first; this one is for many addresses at once.
 */
export const overload = fp<{ heapBytes?: number }>(
  async (app, { heapBytes = heapShare * getHeapStatistics().heap_size_limit }) => {
    await app.register(underPressure, {
      maxHeapUsedBytes: heapBytes,
      pressureHandler: async ({ routeOptions }) => {
        if (alwaysAnswered.has(routeOptions.url ?? '')) return;
        throw new ApiError('unavailable', "We're having trouble on our side. Try again in a moment.", {
          retryAfterSeconds: retrySeconds,
        });
      },
    });
  },
  { name: 'overload', dependencies: ['errors'] },
);
