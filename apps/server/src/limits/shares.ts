import { tooMany } from '../refusals.ts';

export interface ShareOptions {
  /** Calls of one key that are worked on at once. */
  atOnce: number;
  /** Calls of one key that wait for a turn; one more is refused. */
  mostWaiting: number;
  /** While a key has not read so much of what it was answered, its calls wait, in bytes. */
  mostUnreadBytes?: number;
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
  #unreadBytes = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(options: ShareOptions, onIdle: () => void) {
    this.#options = options;
    this.#onIdle = onIdle;
  }

  /**
   * Waits for a turn. It ends with the function that comes back, which may be called again.
   *
   * @throws Refusal (429) when too many wait already.
   */
  async takeTurn(): Promise<() => void> {
    if (this.#waiting.length >= this.#options.mostWaiting)
      throw tooMany('Too much at once. Try again in a moment.', 1);
    if (!this.#hasRoom()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#working += 1;
    return this.#once(() => {
      this.#working -= 1;
    });
  }

  /** So much has been answered; the function that comes back says that it has been read, or never will be. */
  addUnread(bytes: number): () => void {
    this.#unreadBytes += bytes;
    return this.#once(() => {
      this.#unreadBytes -= bytes;
    });
  }

  #hasRoom(): boolean {
    const { atOnce, mostUnreadBytes = Number.POSITIVE_INFINITY } = this.#options;
    return this.#working < atOnce && this.#unreadBytes < mostUnreadBytes;
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
    if (this.#working === 0 && this.#unreadBytes === 0 && this.#waiting.length === 0) this.#onIdle();
  }
}
