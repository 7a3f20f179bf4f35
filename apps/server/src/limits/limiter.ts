/** Counts attempts by key. */
export interface Limiter {
  /** @throws Refusal (429) with the seconds until there are attempts again. */
  take(key: string): void | Promise<void>;
}

/**
 * An attempt is taken before the work and given back when it turns out harmless, so parallel attempts cannot slip past
 * the limit.
 */
export interface RefundableLimiter extends Limiter {
  /** Undoes one `take`. */
  giveBack(key: string): void | Promise<void>;
}

export interface LimiterOptions {
  /** How many attempts a key has in one window. */
  attempts: number;
  windowSeconds: number;
  /** What the caller reads when there are none left. */
  message: string;
}
