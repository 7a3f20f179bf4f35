/** The limit of one window. */
export interface Budget {
  frames: number;
  bytes: number;
}

/** Counts frames in windows that start with their first frame. Cheap, since it runs for every frame. */
export class Traffic {
  readonly #windowMs: number;
  #startedAt = Number.NEGATIVE_INFINITY;
  #frames = 0;
  #bytes = 0;

  constructor(windowMs = 10_000) {
    this.#windowMs = windowMs;
  }

  /** Counts frames. Returns whether they are within the budget. */
  count(frames: number, bytes: number, budget: Budget): boolean {
    this.#roll();
    this.#frames += frames;
    this.#bytes += bytes;
    return this.#frames <= budget.frames && this.#bytes <= budget.bytes;
  }

  /** The frames of this window. */
  get frames(): number {
    this.#roll();
    return this.#frames;
  }

  /** Whole seconds until the next window starts, at least one. */
  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#startedAt + this.#windowMs - performance.now()) / 1000));
  }

  #roll(): void {
    // A monotonic clock: an operator may set the wall clock back.
    const now = performance.now();
    if (now - this.#startedAt < this.#windowMs) return;
    this.#startedAt = now;
    this.#frames = 0;
    this.#bytes = 0;
  }
}
