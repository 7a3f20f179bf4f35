import type { PGlite, Results } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { escapeLiteral } from 'pg';
import { StatementNames } from './statement-names.ts';

/** What Kysely asks of the embedded database. */
export type Queryable = Exclude<PGliteDialectConfig['pglite'], (...parameters: never[]) => unknown>;

/**
 * The embedded database with statements prepared at their first use: a member's profile takes a fifth of the time. Its
 * own `query` parses and plans at every call and has no way to name a statement, so a prepared one is run as EXECUTE
 * with its values as literals. Inside a transaction statements go unprepared.
 */
export function preparingPGlite(pglite: PGlite): Queryable {
  const names = new StatementNames();
  const prepared = new Map<string, Promise<unknown>>();

  async function query<Row>(sql: string, values: readonly unknown[] = []): Promise<Results<Row>> {
    const name = names.of(sql);
    const literals = values.map(literalOf);
    if (name === undefined || literals.includes(undefined)) return await pglite.query<Row>(sql, [...values]);
    const preparing = prepared.get(name) ?? pglite.exec(`prepare ${name} as ${sql}`);
    prepared.set(name, preparing);
    await preparing.catch((error: unknown) => {
      prepared.delete(name);
      throw error;
    });
    const list = literals.length > 0 ? `(${literals.join(', ')})` : '';
    const [results] = await pglite.exec(`execute ${name}${list}`);
    return results as Results<Row>;
  }

  return {
    query,
    transaction: (work) => pglite.transaction(work),
    close: () => pglite.close(),
    waitReady: pglite.waitReady,
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
  };
}

/** A value as text for EXECUTE, whose parameter says the type; undefined for what has no such text (bytes). */
function literalOf(value: unknown): string | undefined {
  if (value === null) return 'null';
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (typeof value === 'string') return escapeLiteral(value);
  if (isListOfTexts(value)) return escapeLiteral(`{${value.map(listEntry).join()}}`);
  return typeof value === 'number' || typeof value === 'boolean' ? escapeLiteral(String(value)) : undefined;
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Quoted, so that neither commas and braces nor the word null mean anything. */
function listEntry(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
