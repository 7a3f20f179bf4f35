import type { Clock } from '../context.ts';
import type { Redis } from '../redis/open-redis.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import type { Limiter, LimiterOptions } from './limiter.ts';
import { sharedKey } from './shared-key.ts';

/** How long attempts stay untold to the other instances, in milliseconds. */
const tellEveryMs = 500;

/**
 * Counts attempts over all instances without a call that waits for Redis: each instance judges by itself and tells the
 * others twice a second. For what every request takes, where a few more or less do not matter.
 */
export class SharedTally implements Limiter {
  readonly #own: AttemptLimiter;
  readonly #redis: Redis;
  readonly #options: LimiterOptions & { name: string };
  #untold = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(redis: Redis, options: LimiterOptions & { name: string; clock: Clock }) {
    this.#own = new AttemptLimiter(options);
    this.#redis = redis;
    this.#options = options;
  }

  take(key: string): void {
    this.#own.take(key);
    this.#untold.set(key, (this.#untold.get(key) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.#tell(), tellEveryMs).unref();
  }

  async #tell(): Promise<void> {
    const untold = this.#untold;
    this.#untold = new Map();
    this.#timer = undefined;
    const { name, windowSeconds } = this.#options;
    const tellOne = async ([key, attempts]: [string, number]) => {
      const all = await this.#redis.ask((client) =>
        client.addAttempts(sharedKey(name, key), attempts, windowSeconds * 1000),
      );
      if (all !== undefined) this.#own.raise(key, all);
    };
    await Promise.all([...untold].map(tellOne));
  }
}
