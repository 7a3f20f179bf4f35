/** Maximum number of different faults to keep: an attack that finds one finds it ten thousand times. */
const keptFaults = 20;

/** The outcome of one attack. */
export interface AttackOutcome {
  name: string;
  /** How often each thing happened: a status, a connection that was closed, an error. */
  counts: Record<string, number>;
  /** Answers that no contract declares. */
  undeclared: string[];
  /** Unique texts of writes that were answered with 2xx; they are read back at the end. */
  acknowledged: string[];
}

/** Counts the responses and faults of one attack. */
export class AttackReport {
  readonly #counts = new Map<string, number>();
  readonly #undeclared = new Set<string>();
  readonly #acknowledged: string[] = [];

  count(what: string | number): void {
    this.#counts.set(String(what), (this.#counts.get(String(what)) ?? 0) + 1);
  }

  undeclared(fault: string): void {
    if (this.#undeclared.size < keptFaults) this.#undeclared.add(fault);
  }

  acknowledge(text: string): void {
    this.#acknowledged.push(text);
  }

  outcome(name: string): AttackOutcome {
    return {
      name,
      counts: Object.fromEntries(this.#counts),
      undeclared: [...this.#undeclared],
      acknowledged: this.#acknowledged,
    };
  }
}
