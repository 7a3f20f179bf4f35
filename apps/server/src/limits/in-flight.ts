import { ApiError, tooMany } from '../api-errors.ts';

export interface InFlightOptions {
  /** The limit for all keys together, in requests or bytes. */
  total: number;
  /** The limit per key, so that one member or address cannot use it all. */
  perKey: number;
  /** The error message when the key's limit is reached. */
  message: string;
  /** The error message when the total limit is reached. */
  busyMessage: string;
  /** Seconds to wait before a retry. */
  retrySeconds: number;
}

/** Limits concurrent work in this process. */
export class InFlight {
  readonly #options: InFlightOptions;
  readonly #amounts = new Map<string, number>();
  #total = 0;

  constructor(options: InFlightOptions) {
    this.#options = options;
  }

  /** The amount of all keys together. */
  get total(): number {
    return this.#total;
  }

  /**
   * Adds an amount. Returns the function that removes it again; further calls of it do nothing.
   *
   * @throws ApiError 429 above the limit of the key, 503 above the total limit.
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

  /** Counts the work until it ends. @throws ApiError as `enter` does, before the work starts. */
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
