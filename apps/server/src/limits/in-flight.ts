import { ApiError, tooMany } from '../api-errors.ts';

export interface InFlightOptions {
  /** The most under way at once, in whatever is counted: calls, or bytes. */
  total: number;
  /** The most of one key, so that one member or address does not take it all. */
  perKey: number;
  /** What the caller of a key reads that has as much under way as it may. */
  message: string;
  /** What the caller reads while the server has as much under way as it takes. */
  busyMessage: string;
  /** After how many seconds another try makes sense. */
  retrySeconds: number;
}

/** Bounds what is under way at once in this process, and with it the memory and the time that it takes. */
export class InFlight {
  readonly #options: InFlightOptions;
  readonly #amounts = new Map<string, number>();
  #total = 0;

  constructor(options: InFlightOptions) {
    this.#options = options;
  }

  /**
   * Counts an amount in, and gives the function that counts it out again (once, however often it is called).
   *
   * @throws ApiError 429 past the bound of the key, 503 past the bound of all.
   */
  enter(key: string, amount = 1): () => void {
    const { total, perKey, message, busyMessage, retrySeconds } = this.#options;
    const own = this.#amounts.get(key) ?? 0;
    if (own + amount > perKey) throw tooMany(message, retrySeconds);
    if (this.#total + amount > total)
      throw new ApiError('unavailable', busyMessage, { retryAfterSeconds: retrySeconds });
    this.#add(key, amount);
    let isInside = true;
    return () => {
      if (isInside) this.#add(key, -amount);
      isInside = false;
    };
  }

  /** Counts the work in until it ends. @throws ApiError as `enter` does, before the work begins. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const leave = this.enter(key);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #add(key: string, amount: number): void {
    this.#total += amount;
    const own = (this.#amounts.get(key) ?? 0) + amount;
    if (own > 0) this.#amounts.set(key, own);
    else this.#amounts.delete(key);
  }
}
