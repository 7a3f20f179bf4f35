import { type PGlite, protocol, type Results, type Transaction, type types } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { StatementNames } from './statement-names.ts';

/** The part of the embedded database that Kysely uses. */
export type Queryable = Exclude<PGliteDialectConfig['pglite'], (...parameters: never[]) => unknown>;

/** A statement's parameters and columns with the types that PostgreSQL inferred. */
type Description = Awaited<ReturnType<PGlite['describeQuery']>>;

const { serialize } = protocol;

/**
 * Prepares the embedded database's statements at their first use, also in transactions: a member's
 * profile takes a fifth of the time. PGlite's `query` parses and plans at every call, so this binds and executes
 * prepared statements through PostgreSQL's protocol.
 */
export function preparingPGlite(pglite: PGlite, names = new StatementNames()): Queryable {
  const prepared = new Map<string, Promise<Description>>();

  /** @param unprepared runs statements without a name */
  function preparing(unprepared: Transaction['query']): Queryable['query'] {
    return async <Row>(sql: string, values: readonly unknown[] = []) => {
      const name = names.of(sql);
      if (name === undefined) return await unprepared<Row>(sql, [...values]);
      const preparation = prepared.get(name) ?? prepare(pglite, name, sql);
      prepared.set(name, preparation);
      const description = await preparation.catch((error: unknown) => {
        prepared.delete(name);
        throw error;
      });
      return await execute<Row>(pglite, name, description, values);
    };
  }

  return {
    query: preparing(pglite.query.bind(pglite)),
    transaction: (work) =>
      pglite.transaction((inner) =>
        work(Object.create(inner, { query: { value: preparing(inner.query.bind(inner)) } })),
      ),
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

/** Replaces PGlite's `describeQuery`, which deadlocks within a transaction. */
async function prepare(pglite: PGlite, name: string, text: string): Promise<Description> {
  const messages = await send(pglite, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
  const description: Description = { queryParams: [], resultFields: [] };
  for (const message of messages) {
    if (message instanceof protocol.messages.ParameterDescriptionMessage)
      description.queryParams = message.dataTypeIDs.map((dataTypeID) => ({
        dataTypeID,
        serializer: pglite.serializers[dataTypeID] as types.Serializer,
      }));
    if (message instanceof protocol.messages.RowDescriptionMessage)
      description.resultFields = message.fields.map(({ name, dataTypeID }) => ({
        name,
        dataTypeID,
        parser: pglite.parsers[dataTypeID] as types.Parser,
      }));
  }
  return description;
}

async function execute<Row>(
  pglite: PGlite,
  statement: string,
  { queryParams, resultFields }: Description,
  parameters: readonly unknown[],
): Promise<Results<Row>> {
  const values = queryParams.map(({ serializer }, index) => {
    const value = parameters[index] ?? null;
    return value === null ? null : (serializer?.(value) ?? String(value));
  });
  const messages = await send(pglite, serialize.bind({ statement, values }), serialize.execute());
  const results: Results<Row> = { rows: [], fields: resultFields, affectedRows: 0 };
  for (const message of messages) {
    if (message instanceof protocol.messages.DataRowMessage) {
      const cells = message.fields.map((text, index) => {
        const { name, dataTypeID, parser } = resultFields[index] as Description['resultFields'][number];
        return [name, text === null ? null : (parser?.(text, dataTypeID) ?? text)] as const;
      });
      results.rows.push(Object.fromEntries(cells) as Row);
    }
    if (message instanceof protocol.messages.CommandCompleteMessage)
      results.affectedRows = Number(/^(?:INSERT|UPDATE|DELETE|MERGE)\b.* (\d+)$/.exec(message.text)?.[1] ?? 0);
  }
  return results;
}

async function send(pglite: PGlite, ...messages: Uint8Array[]) {
  const answer = await pglite.runExclusive(() => pglite.execProtocol(Buffer.concat([...messages, serialize.sync()])));
  return answer.messages;
}
