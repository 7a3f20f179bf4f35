/** So many calls may wait at once: past that, a further one could only wait in vain. */
const maximumWaiting = 1000;

/** Too many calls want the database; with PostgreSQL's own code for too many connections. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  readonly code = '53300';
}

/**
 * The queue for the embedded database's one connection: first come, first served.
 *
 * A caller waits for `timeoutMs` at most. The process reads its network between two turns, so a full queue does not
 * delay calls that need no database.
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

  /** Takes the connection for a call. @throws DatabaseBusyError when the queue is full, or the call waited too long. */
  async acquire(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    if (this.#waiting.size >= maximumWaiting) throw new DatabaseBusyError('Too many calls wait already.');
    await this.#wait(this.#timeoutMs);
  }

  /** Hands the connection to the caller that has waited longest. */
  release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#isTaken = false;
      return;
    }
    this.#waiting.delete(next);
    setImmediate(next);
  }

  /** Runs `work` on the connection. It waits as long as it takes: for migrations, backups and the like. */
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
      // While a statement runs, this process does nothing else: the turn that came meanwhile counts as in time.
      const timer = timeoutMs === null ? undefined : setTimeout(() => setImmediate(giveUp), timeoutMs);
      this.#waiting.add(turn);
    });
  }
}
