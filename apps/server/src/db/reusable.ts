import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Compiles a statement once and runs it with other values from then on: compiling a large one takes
 * longer than sending it. `build` receives placeholders for the values, so it must not inspect them.
 */
export function reusable<Values extends unknown[], Row>(
  build: (db: Kysely<Database>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Database>, ...values: Values) => Promise<Row[]> {
  let known: CompiledQuery<Row> | undefined;
  const standIns = Array.from({ length: build.length - 1 }, () => ({}));

  return async (db, ...values) => {
    // Plugins transform each statement, so it cannot be reused.
    if (db.getExecutor().plugins.length > 0) return (await db.executeQuery<Row>(build(db, ...values))).rows;
    known ??= build(db, ...(standIns as Values)).compile();
    const parameters = known.parameters.map((parameter) => {
      const index = standIns.indexOf(parameter as object);
      return index === -1 ? parameter : values[index];
    });
    return (await db.executeQuery<Row>({ ...known, parameters })).rows;
  };
}
