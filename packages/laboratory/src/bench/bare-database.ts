import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

export interface Statement {
  name: string;
  text: string;
}

/** Runs a prepared statement. */
export type Query = (statement: Statement, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** The database of the bare servers, with nothing around its driver. */
export interface BareDatabase {
  query: Query;
  /** Runs statements in one transaction. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

/** @param where a PostgreSQL's URL, or the folder of an embedded database */
export async function openBare(where: string, setUp: string): Promise<BareDatabase> {
  return where.startsWith('postgres') ? await openPostgres(where, setUp) : await openEmbedded(where, setUp);
}

async function openPostgres(url: string, setUp: string): Promise<BareDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  await pool.query(setUp);
  const queryOf =
    (client: Pick<pg.Pool, 'query'>): Query =>
    async ({ name, text }, values) =>
      (await client.query({ name, text, values: [...values] })).rows;
  return {
    query: queryOf(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryOf(client));
        await client.query('commit');
        return result;
      } finally {
        client.release();
      }
    },
  };
}

async function openEmbedded(folder: string, setUp: string): Promise<BareDatabase> {
  const pglite = await PGlite.create({ dataDir: folder, extensions: { btree_gist, pg_trgm } });
  await pglite.exec(setUp);
  const prepared = new Set<string>();
  const queryOf =
    ({ exec }: Pick<PGlite, 'exec'>): Query =>
    async ({ name, text }, values) => {
      if (!prepared.has(name)) await exec(`prepare ${name} as ${text}`);
      prepared.add(name);
      const list = values.length > 0 ? `(${values.map(literal).join()})` : '';
      return ((await exec(`execute ${name}${list}`))[0]?.rows ?? []) as Record<string, unknown>[];
    };
  return {
    query: queryOf({ exec: pglite.exec.bind(pglite) }),
    transaction: (work) => pglite.transaction((inner) => work(queryOf({ exec: inner.exec.bind(inner) }))),
  };
}

/** Writes a value as PostgreSQL's text form in quotes, which fits every type. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(textOf(item))).join()}}`);
  return pg.escapeLiteral(textOf(value));
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
