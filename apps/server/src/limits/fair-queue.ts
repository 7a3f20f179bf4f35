import { tooMany } from '../api-errors.ts';

const lookAgainMs = 100;

/**
 * Limits on response bytes: the cost of a response grows with its length, to read, write, compress and
 * buffer it.
 */
export interface AnswerBudget {
  /** Bytes that may be outstanding at once. */
  burst: number;
  /** Received bytes that are forgotten per second. */
  perSecond: number;
}

export interface FairQueueOptions {
  /** Concurrent requests per key. */
  atOnce: number;
  /** Queued requests per key; further ones are rejected. */
  maxWaiting: number;
  /** Response bytes per key before its requests wait; unlimited when left out. */
  answers?: AnswerBudget;
}

export interface FairQueueCounts {
  working: number;
  waiting: number;
  /** Response bytes that their clients have not received yet. */
  unreadBytes: number;
}

/** Scales every number of the options by `factor` (RATE_LIMIT_FACTOR). */
export function timesFactor({ atOnce, maxWaiting, answers }: FairQueueOptions, factor: number): FairQueueOptions {
  const budget = answers && { burst: answers.burst * factor, perSecond: answers.perSecond * factor };
  return { atOnce: atOnce * factor, maxWaiting: maxWaiting * factor, ...(budget && { answers: budget }) };
}

/**
 * Limits the requests in flight per network address or member, so that one caller leaves room for others. Counts in
 * this process only: each instance protects its own processor and memory.
 */
export class FairQueues {
  readonly #options: FairQueueOptions;
  readonly #queues = new Map<string, FairQueue>();

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** The number of keys with requests in flight. */
  get size(): number {
    return this.#queues.size;
  }

  /** The requests and bytes of all keys together. */
  get counts(): FairQueueCounts {
    const counts = { working: 0, waiting: 0, unreadBytes: 0 };
    for (const queue of this.#queues.values()) {
      counts.working += queue.counts.working;
      counts.waiting += queue.counts.waiting;
      counts.unreadBytes += queue.counts.unreadBytes;
    }
    return counts;
  }

  of(key: string): FairQueue {
    const known = this.#queues.get(key);
    if (known !== undefined) return known;
    const queue = new FairQueue(this.#options, () => this.#queues.delete(key));
    this.#queues.set(key, queue);
    return queue;
  }
}

/** The requests in flight of one key. */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #onIdle: () => void;
  #working = 0;
  /** Response bytes that the client has not received yet. */
  #unread = 0;
  /** Bytes the client has received; decays by `perSecond`. */
  #read = 0;
  #readAt = performance.now();
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting: (() => void)[] = [];

  constructor(options: FairQueueOptions, onIdle: () => void) {
    this.#options = options;
    this.#onIdle = onIdle;
  }

  get counts(): FairQueueCounts {
    return { working: this.#working, waiting: this.#waiting.length, unreadBytes: this.#unread };
  }

  /** Whether `acquire` would resolve without waiting. */
  get isFree(): boolean {
    return this.#waiting.length === 0 && this.#hasRoom();
  }

  /**
   * Waits for a slot. Returns the function that releases it, which may be called more than once.
   *
   * @throws ApiError (429) when the queue is full.
   */
  async acquire(): Promise<() => void> {
    if (this.#waiting.length >= this.#options.maxWaiting) throw tooMany('Too much at once. Try again in a moment.', 1);
    if (this.isFree) this.#working += 1;
    else
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        this.#goOn();
      });
    return this.#once(() => {
      this.#working -= 1;
    });
  }

  /** Adds a response's bytes. Returns the function to call when the client has received them or has disconnected. */
  chargeResponse(bytes: number): () => void {
    this.#unread += bytes;
    return this.#once(() => {
      this.#unread -= bytes;
      this.#forget();
      this.#read += bytes;
    });
  }

  #hasRoom(): boolean {
    const { atOnce, answers } = this.#options;
    this.#forget();
    return this.#working < atOnce && (answers === undefined || this.#unread + this.#read < answers.burst);
  }

  #forget(): void {
    const now = performance.now();
    const { perSecond = 0 } = this.#options.answers ?? {};
    this.#read = Math.max(0, this.#read - ((now - this.#readAt) / 1000) * perSecond);
    this.#readAt = now;
  }

  #once(end: () => void): () => void {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      end();
      this.#goOn();
    };
  }

  #goOn(): void {
    while (this.#waiting.length > 0 && this.#hasRoom()) {
      this.#working += 1;
      this.#waiting.shift()?.();
    }
    this.#forget();
    // Received bytes only decay with time; every other release calls this method.
    if (this.#read > 0) this.#timer ??= setTimeout(() => this.#lookAgain(), lookAgainMs).unref();
    else if (this.#working === 0 && this.#unread === 0 && this.#waiting.length === 0) this.#onIdle();
  }

  #lookAgain(): void {
    this.#timer = undefined;
    this.#goOn();
  }
}
