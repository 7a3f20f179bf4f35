import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * A statement that is put together once and run with other values from then on: putting a large one together takes
 * longer than to send it. `build` gets stand-ins for the values, so it hands them on and looks at none of them.
 */
export function reusable<Values extends unknown[], Row>(
  build: (db: Kysely<Database>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Database>, ...values: Values) => Promise<Row[]> {
  let known: CompiledQuery<Row> | undefined;
  const standIns = Array.from({ length: build.length - 1 }, () => ({}));

  return async (db, ...values) => {
    // A plugin wants to see each statement as it is.
    if (db.getExecutor().plugins.length > 0) return (await db.executeQuery<Row>(build(db, ...values))).rows;
    known ??= build(db, ...(standIns as Values)).compile();
    const parameters = known.parameters.map((parameter) => {
      const index = standIns.indexOf(parameter as object);
      return index === -1 ? parameter : values[index];
    });
    return (await db.executeQuery<Row>({ ...known, parameters })).rows;
  };
}
