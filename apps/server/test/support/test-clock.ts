/** A time source that stands still until a test moves it. */
export class TestClock {
  #now: Date;

  constructor(start = '2026-11-20T12:00:00.000Z') {
    this.#now = new Date(start);
  }

  readonly now = (): Date => new Date(this.#now);

  set(instant: string | Date): void {
    this.#now = new Date(instant);
  }

  /** Moves on by this many seconds. */
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  /** Returns an instant this many hours from now (negative for the past), as ISO text. */
  inHours(hours: number): string {
    return new Date(this.#now.getTime() + hours * 3_600_000).toISOString();
  }
}
