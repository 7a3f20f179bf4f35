/** A list of variable length makes a new text each time; beyond this many names, a text gets none. */
const usualMaximum = 500;

/** Only these statements are planned; others gain nothing from a name. */
const planned = /^\s*(?:select|with|insert|update|delete)\b/i;

/** Patterns are literals (`pattern` of text-search.ts), so that nearly every search is a new text. */
const hasPattern = /\blike\b/i;

/** The setting of each connection: by default PostgreSQL plans most statements again at every call. */
export const planOnce = 'plan_cache_mode=force_generic_plan';

/**
 * Names statements so that the database parses and plans each text once: planning takes longer than
 * most of our statements run. Equal texts have equal names.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #maximum: number;

  constructor(maximum = usualMaximum) {
    this.#maximum = maximum;
  }

  /** Returns undefined for a text that is better sent without a name. */
  of(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    if (this.#names.size >= this.#maximum || !planned.test(sql) || hasPattern.test(sql)) return undefined;
    const name = `statement_${this.#names.size + 1}`;
    this.#names.set(sql, name);
    return name;
  }
}
