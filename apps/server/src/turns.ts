/** Lets work under one key run one after the other, in the order of its arrival; other keys do not wait. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work);
    // The next call waits for the end of this one, however it ends.
    const end = turn.catch(() => {});
    this.#last.set(key, end);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === end) this.#last.delete(key);
    }
  }
}
