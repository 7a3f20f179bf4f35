/** How often it is printed, in milliseconds. */
const everyMs = 5_000;

/** Says now and then how far a verification is. */
export class Progress {
  readonly #total: number;
  readonly #timer: NodeJS.Timeout;
  #count = 0;

  constructor(total: number, tell: (line: string) => void) {
    this.#total = total;
    this.#timer = setInterval(() => tell(`  ${this.#count} of ${this.#total} interactions so far`), everyMs);
  }

  /** One more interaction has begun. */
  count(): void {
    this.#count = Math.min(this.#total, this.#count + 1);
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
