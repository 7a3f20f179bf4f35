import { tooMany } from '../refusals.ts';

/** Calls of one address that are worked on at once. */
export const turnsAtOnce = 16;
/** While an address has not read so much of what it was answered, its calls wait, in bytes. */
export const mostUnreadBytes = 8 * 1024 * 1024;
/** Calls of one address that wait for a turn. */
const mostWaiting = 200;

/** The shares of all addresses that have something under way. */
export class AddressShares {
  readonly #shares = new Map<string, AddressShare>();

  /** How many addresses have something under way. */
  get size(): number {
    return this.#shares.size;
  }

  of(address: string): AddressShare {
    const known = this.#shares.get(address);
    if (known !== undefined) return known;
    const share = new AddressShare(() => this.#shares.delete(address));
    this.#shares.set(address, share);
    return share;
  }
}

/** What one network address has under way, here: each instance looks after its own processor and memory. */
export class AddressShare {
  #working = 0;
  #unreadBytes = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #onIdle: () => void;

  /** @param onIdle runs when nothing of the address is under way any more */
  constructor(onIdle: () => void) {
    this.#onIdle = onIdle;
  }

  /**
   * Waits for a turn. It ends with the function that comes back, which may be called again.
   *
   * @throws Refusal (429) when two hundred calls wait already.
   */
  async takeTurn(): Promise<() => void> {
    if (this.#waiting.length >= mostWaiting) throw tooMany('Too much at once. Try again in a moment.', 1);
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
    return this.#working < turnsAtOnce && this.#unreadBytes < mostUnreadBytes;
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
