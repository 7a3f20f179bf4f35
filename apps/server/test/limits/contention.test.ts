import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction, retryContention } from '../../src/db/contention.ts';
import { retryingPool } from '../../src/db/retrying-pool.ts';
import { enrol } from '../support/enrol.ts';
import { postgresUrl } from '../support/env.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

const failure = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

/** Fails this many times with the code, then succeeds. */
function failing(times: number, code: string) {
  const work = async () => {
    work.runs += 1;
    if (work.runs <= times) throw failure(code);
    return 'done';
  };
  work.runs = 0;
  return work;
}

describe('work that the database aborted', () => {
  test.each(['40001', '40P01'])('is tried again after %s', async (code) => {
    const work = failing(3, code);
    expect(await retryContention(work)).toBe('done');
    expect(work.runs).toBe(4);
  });

  test('fails finally, and at once for any other error', async () => {
    const hopeless = failing(100, '40001');
    await expect(retryContention(hopeless)).rejects.toThrow('40001');
    expect(hopeless.runs).toBe(4);
    const wrong = failing(1, '23505');
    await expect(retryContention(wrong)).rejects.toThrow('23505');
    expect(wrong.runs).toBe(1);
  });

  test('is answered with 503 and advice to retry if it never succeeds', async () => {
    const [ana] = await enrol(server, 'Ana');
    const { db } = server.database;
    await sql`create function give_up() returns trigger language plpgsql as
      $$ begin raise exception 'given up' using errcode = '40001'; end $$`.execute(db);
    await sql`create trigger give_up before update on members execute function give_up()`.execute(db);
    const form = new FormData();
    form.append('about', 'Words');
    const answer = await ana.api.call('editUser', { path: { userId: ana.id }, form });
    await sql`drop function give_up cascade`.execute(db);
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(answer.body).toMatchObject({ message: 'Too many members changed this at once. Try again.' });
  });
});

describe('a statement', () => {
  /** Returns a client whose statements each fail once with a deadlock, except begin and rollback. */
  async function clientThatFailsOnce() {
    const ran: string[] = [];
    const released: (boolean | undefined)[] = [];
    const client = {
      query: async (statement: string | { text: string }) => {
        const text = typeof statement === 'string' ? statement : statement.text;
        ran.push(text);
        const isControl = /^(begin|rollback)/.test(text);
        if (!isControl && ran.filter((other) => other === text).length === 1) throw failure('40P01');
        return { command: 'SELECT' as const, rowCount: 0, rows: [] };
      },
      release: (destroy?: boolean) => void released.push(destroy),
    };
    const pool = retryingPool({ connect: async () => client as never, end: async () => {}, options: {} });
    return { client: await pool.connect(), ran, released };
  }

  test('outside of a transaction is retried', async () => {
    const { client, ran } = await clientThatFailsOnce();
    await client.query('select 1', []);
    expect(ran).toEqual(['select 1', 'select 1']);
  });

  test('in a transaction is not retried, because its earlier statements are lost', async () => {
    const { client, ran } = await clientThatFailsOnce();
    await client.query('begin', []);
    await expect(client.query('select 1', [])).rejects.toThrow('40P01');
    await client.query('rollback', []);
    await client.query('select 2', []);
    expect(ran).toEqual(['begin', 'select 1', 'rollback', 'select 2', 'select 2']);
  });

  test('leaves the check of the connection to its owner', async () => {
    const { client, released } = await clientThatFailsOnce();
    client.release(true);
    client.release();
    expect(released).toEqual([true, undefined]);
  });
});

test.skipIf(postgresUrl === null)('two transactions that block each other both succeed', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  const { db } = server.database;
  let waiting = 2;
  const runs: string[] = [];
  const change = (first: string, second: string) =>
    inTransaction(db, async (trx) => {
      runs.push(first);
      await trx.updateTable('members').set({ about: first }).where('id', '=', first).execute();
      waiting -= 1;
      await expect.poll(() => waiting).toBeLessThanOrEqual(0);
      await trx.updateTable('members').set({ about: first }).where('id', '=', second).execute();
    });
  await Promise.all([change(ana.id, ben.id), change(ben.id, ana.id)]);
  // One was aborted and ran again after the other.
  expect(runs).toHaveLength(3);
  const rows = await db.selectFrom('members').select('about').execute();
  expect(rows.map(({ about }) => about)).toEqual([runs[2], runs[2]]);
});
