/** Maximum number of different faults to keep: an attack that finds one finds it ten thousand times. */
const keptFaults = 20;

/** The outcome of one attack. */
export interface AttackOutcome {
  name: string;
  /** Counts of each result: a status, a closed connection, an error. */
  counts: Record<string, number>;
  /** Responses that the contract does not declare. */
  undeclared: string[];
  /** Unique texts of writes with a 2xx response; they are read back at the end. */
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
