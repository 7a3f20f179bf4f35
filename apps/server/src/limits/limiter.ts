/** Counts by key in windows of time. */
export interface Limiter {
  /**
   * Counts one more, or so many more.
   *
   * @throws ApiError (429) with the seconds until there is room again; nothing is counted then.
   */
  take(key: string, points?: number): Promise<void>;
  /** @throws ApiError (429) once more was counted than there is room for. */
  check(key: string): Promise<void>;
  /** Counts so many more, whether there is room for them or not. */
  add(key: string, points: number): Promise<void>;
  /** Undoes a `take`. */
  giveBack(key: string, points?: number): Promise<void>;
}

export interface LimiterOptions {
  /** How many a key may take in one window. */
  attempts: number;
  windowSeconds: number;
  /** What the caller reads when there is none left; when to try again is added to it. */
  message: string;
}

/** Makes a limiter; the name tells what it counts from what others do. */
export type MakeLimiter = (name: string, options: LimiterOptions) => Limiter;
