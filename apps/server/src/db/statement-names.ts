/** Statements with a list of any length in them are new texts again and again; past this many, a text gets no name. */
const maximumNames = 500;

/** Whatever else is said to a database (begin, create table) is not planned and gains nothing by a name. */
const planned = /^\s*(?:select|with|insert|update|delete)\b/i;

/**
 * How many rows a pattern fits decides how they are best found. A plan made for any pattern would also work the pattern
 * out again for every row: half a second for one letter among 40,000 skills, not 10 ms.
 */
const dependsOnValues = /\blike\b/i;

/**
 * Names for statements that a database shall parse and plan once and not at every call: planning takes longer than most
 * of our statements run. The same text has the same name.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Undefined for a text that is better sent as it is. */
  of(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    if (this.#names.size >= maximumNames || !planned.test(sql) || dependsOnValues.test(sql)) return undefined;
    const name = `statement_${this.#names.size + 1}`;
    this.#names.set(sql, name);
    return name;
  }
}
