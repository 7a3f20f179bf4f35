import type { Clock } from '../context.ts';
import type { Redis } from '../redis/open-redis.ts';
import { tooMany } from '../refusals.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import type { LimiterOptions, RefundableLimiter } from './limiter.ts';
import { sharedKey } from './shared-key.ts';

/**
 * Counts attempts over all instances, exactly. Each instance counts its own as well: that is the limit while Redis is
 * away, and what Redis lost or never heard of still counts here.
 */
export class SharedLimiter implements RefundableLimiter {
  readonly #own: AttemptLimiter;
  readonly #redis: Redis;
  readonly #options: LimiterOptions & { name: string };

  constructor(redis: Redis, options: LimiterOptions & { name: string; clock: Clock }) {
    this.#own = new AttemptLimiter(options);
    this.#redis = redis;
    this.#options = options;
  }

  async take(key: string): Promise<void> {
    this.#own.take(key);
    const { name, attempts, windowSeconds, message } = this.#options;
    const wait = await this.#redis.ask((client) =>
      client.takeAttempt(sharedKey(name, key), attempts, windowSeconds * 1000),
    );
    if (wait === undefined || wait === 0) return;
    this.#own.giveBack(key);
    throw tooMany(message, wait / 1000);
  }

  async giveBack(key: string): Promise<void> {
    this.#own.giveBack(key);
    await this.#redis.ask((client) => client.giveAttemptBack(sharedKey(this.#options.name, key)));
  }
}
