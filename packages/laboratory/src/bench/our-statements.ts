import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../../../../apps/server/src/db/schema.ts';
import type { Query } from './bare-database.ts';

/** Runs a statement of ours with other values. */
export type OurStatement = (query: Query, ...values: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * Returns the last statement of one of our repositories' functions, for a server without our layers: the same text, with the
 * function's values in the same places.
 *
 * @param examples values that differ from each other and from the statement's constants
 */
export async function ourStatement<Values extends unknown[]>(
  name: string,
  run: (db: Kysely<Database>, ...values: Values) => Promise<unknown>,
  ...examples: Values
): Promise<OurStatement> {
  const ran: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void ran.push(query),
  });
  await run(db, ...examples);
  const last = ran.at(-1);
  if (last === undefined) throw new Error(`${name} runs no statement.`);
  const { sql: text, parameters } = last;
  const places = parameters.map((parameter) => placeOf(parameter, examples));
  return (query, ...values) =>
    query(
      { name, text },
      places.map((place) => place(values)),
    );
}

type Place = (values: readonly unknown[]) => unknown;

function placeOf(parameter: unknown, examples: readonly unknown[]): Place {
  if (Array.isArray(parameter)) {
    const items = parameter.map((item) => placeOf(item, examples));
    return (values) => items.map((item) => item(values));
  }
  const same = (one: unknown) => (one instanceof Date ? one.toISOString() : one);
  const index = examples.findIndex((example) => same(example) === same(parameter));
  return index === -1 ? () => parameter : (values) => values[index];
}
