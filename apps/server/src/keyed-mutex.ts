/** Runs work of one key in order of arrival, one at a time; other keys do not wait. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(work);
    // The next call waits for the end of this one, however it ends.
    const end = result.catch(() => {});
    this.#last.set(key, end);
    try {
      return await result;
    } finally {
      if (this.#last.get(key) === end) this.#last.delete(key);
    }
  }
}
