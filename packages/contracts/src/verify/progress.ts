/** The interval between two lines, in milliseconds. */
const everyMs = 5_000;

/** Prints the progress of a verification periodically. */
export class Progress {
  readonly #total: number;
  readonly #timer: NodeJS.Timeout;
  #count = 0;

  constructor(total: number, tell: (line: string) => void) {
    this.#total = total;
    this.#timer = setInterval(() => tell(`  ${this.#count} of ${this.#total} interactions so far`), everyMs);
  }

  /** Counts one more started interaction. */
  count(): void {
    this.#count = Math.min(this.#total, this.#count + 1);
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
