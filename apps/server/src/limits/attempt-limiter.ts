import { LRUCache } from 'lru-cache';
import type { Clock } from '../context.ts';
import { Refusal } from '../refusals.ts';

export interface AttemptLimiterOptions {
  clock: Clock;
  /** How many attempts a key has in one window. */
  attempts: number;
  windowSeconds: number;
  /** What the caller reads when there are none left. */
  message: string;
}

interface Window {
  startedAt: number;
  used: number;
}

/** Beyond this many keys the longest unused ones are forgotten, so an attacker cannot fill the memory. */
const maximumKeys = 100_000;

/**
 * Counts attempts by key in fixed windows that start with a key's first attempt. An attempt is taken before the work
 * and given back when it turns out harmless, so parallel attempts cannot slip past the limit.
 */
export class AttemptLimiter {
  readonly #options: AttemptLimiterOptions;
  readonly #windows = new LRUCache<string, Window>({ max: maximumKeys });

  constructor(options: AttemptLimiterOptions) {
    this.#options = options;
  }

  /** @throws Refusal (429) with the seconds until the window ends. */
  take(key: string): void {
    const { attempts, windowSeconds, message, clock } = this.#options;
    const now = clock().getTime();
    const window = this.#current(key, now) ?? { startedAt: now, used: 0 };
    if (window.used >= attempts) {
      const seconds = Math.ceil((window.startedAt + windowSeconds * 1000 - now) / 1000);
      throw new Refusal('too-many', message, Math.max(1, seconds));
    }
    window.used += 1;
    this.#windows.set(key, window);
  }

  /** Undoes one `take`. */
  giveBack(key: string): void {
    const window = this.#current(key, this.#options.clock().getTime());
    if (window !== undefined && window.used > 0) window.used -= 1;
  }

  #current(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key);
    const ended = window !== undefined && now - window.startedAt >= this.#options.windowSeconds * 1000;
    return ended ? undefined : window;
  }
}
