/** Counts attempts per key in fixed windows. */
export interface Limiter {
  /**
   * Consumes `points`, 1 by default.
   *
   * @throws ApiError (429) with the seconds until a retry can succeed; then nothing is counted.
   */
  consume(key: string, points?: number): Promise<void>;
  /** @throws ApiError (429) once the limit is exceeded. */
  check(key: string): Promise<void>;
  /** Adds `points`, even above the limit. */
  add(key: string, points: number): Promise<void>;
  /** Undoes a `consume`. */
  refund(key: string, points?: number): Promise<void>;
}

export interface LimiterOptions {
  /** Attempts per key in one window. */
  attempts: number;
  windowSeconds: number;
  /** The error message above the limit; "Try again in ..." is appended. */
  message: string;
}

/** Creates a limiter; the name separates its counts from those of others. */
export type MakeLimiter = (name: string, options: LimiterOptions) => Limiter;
