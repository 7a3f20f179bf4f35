import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../api-errors.ts';
import type { Redis } from '../redis/open-redis.ts';
import type { Limiter, LimiterOptions } from './limiter.ts';
import { sharedKey } from './shared-key.ts';
import { tryAgainIn } from './try-again-in.ts';

/**
 * A limiter in fixed windows that start with a key's first attempt: over all instances with Redis, in this process
 * without, and in this process while Redis is away.
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

  async function take(key: string, points = 1): Promise<void> {
    try {
      await counter.consume(keyOf(key), points);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      // The library counts what it rejects: who asks once too often would wait for what was given back meanwhile too.
      if (points > 0) await counter.reward(keyOf(key), points);
      // After a clock was set back, callers still wait for no longer than the window.
      const seconds = Math.min(reason.msBeforeNext / 1000, windowSeconds);
      throw tooMany(`${message} ${tryAgainIn(seconds)}`, seconds);
    }
  }

  return {
    take,
    check: (key) => take(key, 0),
    add: async (key, points) => {
      await counter.penalty(keyOf(key), points);
    },
    giveBack: async (key, points = 1) => {
      await counter.reward(keyOf(key), points);
    },
  };
}

/** The one command that the library sends. Redis that hangs counts as away: the client itself would wait on. */
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
