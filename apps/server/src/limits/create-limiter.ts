import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../api-errors.ts';
import type { Redis } from '../redis/open-redis.ts';
import type { Limiter, LimiterOptions } from './limiter.ts';
import { sharedKey } from './shared-key.ts';
import { tryAgainIn } from './try-again-in.ts';

/**
 * Creates a limiter with fixed windows that start with a key's first attempt: across instances with
 * Redis, and in this process without Redis or while it is unavailable.
 */
export function createLimiter(
  name: string,
  { attempts, windowSeconds, message }: LimiterOptions,
  redis: Redis | null,
): Limiter {
  const options = { keyPrefix: '', points: attempts, duration: windowSeconds };
  const inProcess = new RateLimiterMemory(options);
  const counter =
    redis === null
      ? inProcess
      : new RateLimiterRedis({
          ...options,
          storeClient: storeOn(redis),
          useRedisPackage: true,
          insuranceLimiter: inProcess,
        });
  const keyOf = (key: string) => (redis === null ? key : sharedKey(name, key));

  async function consume(key: string, points = 1): Promise<void> {
    try {
      await counter.consume(keyOf(key), points);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      // The library also counts rejected attempts. Refund them, or a caller waits for attempts that never happened.
      if (points > 0) await counter.reward(keyOf(key), points);
      // If the clock was set back, callers still wait no longer than one window.
      const seconds = Math.min(reason.msBeforeNext / 1000, windowSeconds);
      throw tooMany(`${message} ${tryAgainIn(seconds)}`, seconds);
    }
  }

  return {
    consume,
    check: (key) => consume(key, 0),
    add: async (key, points) => {
      await counter.penalty(keyOf(key), points);
    },
    refund: async (key, points = 1) => {
      const { consumedPoints } = await counter.reward(keyOf(key), points);
      // Consumed in an earlier window: this one must not get more than its attempts.
      if (consumedPoints < 0) await counter.penalty(keyOf(key), -consumedPoints);
    },
  };
}

/**
 * Adapts the one command that the library sends. A hung Redis counts as unavailable, since the client
 * has no timeout.
 */
function storeOn(redis: Redis) {
  type Eval = { keys: string[]; arguments: string[] };
  return {
    eval: async (script: string, options: Eval) => {
      const answer = await redis.ask((client) => client.eval(script, options));
      if (answer === undefined) throw new Error('Redis is away.');
      return answer;
    },
  };
}
