import { LRUCache } from 'lru-cache';
import type { Clock } from '../context.ts';
import { tooMany } from '../refusals.ts';
import type { LimiterOptions, RefundableLimiter } from './limiter.ts';

export interface AttemptLimiterOptions extends LimiterOptions {
  clock: Clock;
}

interface Window {
  startedAt: number;
  used: number;
}

/** Beyond this many keys the longest unused ones are forgotten, so an attacker cannot fill the memory. */
const maximumKeys = 100_000;

/** Counts attempts in this process, in fixed windows that start with a key's first attempt. */
export class AttemptLimiter implements RefundableLimiter {
  readonly #options: AttemptLimiterOptions;
  readonly #windows = new LRUCache<string, Window>({ max: maximumKeys });

  constructor(options: AttemptLimiterOptions) {
    this.#options = options;
  }

  take(key: string): void {
    const { attempts, windowSeconds, message, clock } = this.#options;
    const now = clock().getTime();
    const window = this.#current(key, now) ?? { startedAt: now, used: 0 };
    if (window.used >= attempts) {
      throw tooMany(message, (window.startedAt - now) / 1000 + windowSeconds);
    }
    window.used += 1;
    this.#windows.set(key, window);
  }

  giveBack(key: string): void {
    const window = this.#current(key, this.#options.clock().getTime());
    if (window !== undefined && window.used > 0) window.used -= 1;
  }

  /** Others have taken attempts too: together there are at least so many in the current window. */
  raise(key: string, used: number): void {
    const window = this.#current(key, this.#options.clock().getTime());
    if (window !== undefined) window.used = Math.max(window.used, used);
  }

  #current(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key);
    if (window === undefined) return undefined;
    // A clock that was set back makes nobody wait for longer.
    window.startedAt = Math.min(window.startedAt, now);
    return now - window.startedAt >= this.#options.windowSeconds * 1000 ? undefined : window;
  }
}
