/** Queue limit: a caller beyond it would time out anyway. */
const maximumWaiting = 1000;

/** The queue is full or the wait timed out; carries PostgreSQL's code for too many connections. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  readonly code = '53300';
}

/**
 * The queue for the embedded database's one connection: first come, first served.
 *
 * Callers time out after `timeoutMs`. The event loop handles network I/O between two callers, so a full queue does not
 * delay requests that need no database.
 */
export class ConnectionQueue {
  readonly #timeoutMs: number;
  readonly #waiting = new Set<() => void>();
  #isTaken = false;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  get counts(): { open: number; idle: number; waiting: number } {
    return { open: 1, idle: this.#isTaken ? 0 : 1, waiting: this.#waiting.size };
  }

  /** Acquires the connection. @throws DatabaseBusyError when the queue is full or the wait times out. */
  async acquire(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    if (this.#waiting.size >= maximumWaiting) throw new DatabaseBusyError('Too many calls wait already.');
    await this.#wait(this.#timeoutMs);
  }

  /** Passes the connection to the caller that has waited longest. */
  release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#isTaken = false;
      return;
    }
    this.#waiting.delete(next);
    setImmediate(next);
  }

  /** Runs `work` on the connection without a timeout: for migrations, backups and the like. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isTaken) await this.#wait(null);
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  #wait(timeoutMs: number | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        if (this.#waiting.delete(turn)) reject(new DatabaseBusyError(`No turn within ${timeoutMs} ms.`));
      };
      // A statement blocks this process. A turn that came during one must win over the timeout.
      const timer = timeoutMs === null ? undefined : setTimeout(() => setImmediate(giveUp), timeoutMs);
      this.#waiting.add(turn);
    });
  }
}
