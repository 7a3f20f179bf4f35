import { tooMany } from '../api-errors.ts';

const lookAgainMs = 100;

/** Answers cost about what they are long: to read, to write, to compress, and to keep until they are read. */
export interface AnswerBudget {
  /** So many bytes at once. */
  burst: number;
  /** And so many more each second, once they have been read. */
  perSecond: number;
}

export interface ShareOptions {
  /** Calls of one key that are worked on at once. */
  atOnce: number;
  /** Calls of one key that wait for a turn; one more is rejected. */
  mostWaiting: number;
  /** What one key is answered in all before its calls wait; without it there is no end. */
  answers?: AnswerBudget;
}

/** The same options with every number so many times as large, as RATE_LIMIT_FACTOR says for the table of limits. */
export function timesFactor({ atOnce, mostWaiting, answers }: ShareOptions, factor: number): ShareOptions {
  const budget = answers && { burst: answers.burst * factor, perSecond: answers.perSecond * factor };
  return { atOnce: atOnce * factor, mostWaiting: mostWaiting * factor, ...(budget && { answers: budget }) };
}

/**
 * What each network address or member has under way, so that it leaves room for others. It is counted here alone: each
 * instance looks after its own processor and memory.
 */
export class Shares {
  readonly #options: ShareOptions;
  readonly #shares = new Map<string, Share>();

  constructor(options: ShareOptions) {
    this.#options = options;
  }

  /** How many keys have something under way. */
  get size(): number {
    return this.#shares.size;
  }

  of(key: string): Share {
    const known = this.#shares.get(key);
    if (known !== undefined) return known;
    const share = new Share(this.#options, () => this.#shares.delete(key));
    this.#shares.set(key, share);
    return share;
  }
}

class Share {
  readonly #options: ShareOptions;
  readonly #onIdle: () => void;
  #working = 0;
  /** Answered and not read, in bytes. */
  #unread = 0;
  /** Answered and read, of which each second forgets a part, in bytes. */
  #read = 0;
  #readAt = performance.now();
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting: (() => void)[] = [];

  constructor(options: ShareOptions, onIdle: () => void) {
    this.#options = options;
    this.#onIdle = onIdle;
  }

  /**
   * Waits for a turn. It ends with the function that comes back, which may be called again.
   *
   * @throws ApiError (429) when too many wait already.
   */
  async takeTurn(): Promise<() => void> {
    if (this.#waiting.length >= this.#options.mostWaiting) throw tooMany('Too much at once. Try again in a moment.', 1);
    if (this.#waiting.length === 0 && this.#hasRoom()) this.#working += 1;
    else
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        this.#goOn();
      });
    return this.#once(() => {
      this.#working -= 1;
    });
  }

  /** So much has been answered; the function that comes back says that it has been read, or never will be. */
  addAnswer(bytes: number): () => void {
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
    // What was read is forgotten with time alone; everything else has an end that comes here.
    if (this.#read > 0) this.#timer ??= setTimeout(() => this.#lookAgain(), lookAgainMs).unref();
    else if (this.#working === 0 && this.#unread === 0 && this.#waiting.length === 0) this.#onIdle();
  }

  #lookAgain(): void {
    this.#timer = undefined;
    this.#goOn();
  }
}
