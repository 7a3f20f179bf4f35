import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { markSeen } from '../../src/modules/auth/repository.ts';
import { callOf, clientOf } from '../authorisation/calls.ts';
import { occasionOfFirstCaller } from '../authorisation/first-caller.ts';
import { gatherCast } from '../authorisation/world.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { type TestMember, type TestServer, useServer } from '../support/test-server.ts';

// A request's headers arrive, its session ends, and only then the body follows.

const server = useServer({ articlesUrl: null });
afterEach(() => void vi.restoreAllMocks());

/** Operations with a body that require a log-in. */
const writing = operationIds.filter((id) => {
  const { method, bodyTypes = [], roles: named = [] } = loadContract().operations.get(id) ?? {};
  return method !== 'GET' && bodyTypes.length > 0 && !named.includes('visitor');
});

let tables: { name: string }[] | undefined;

/** Returns a digest of each table, but of those with log-ins. */
async function contentOf({ database: { db } }: TestServer): Promise<{ name: string; content: string | null }[]> {
  tables ??= (
    await sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = current_schema() and tablename not in ('auth_sessions', 'push_devices')`.execute(db)
  ).rows;
  const digests = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, ' ' order by t::text)) as content from ${name} t`,
  );
  // One statement, which is planned once: one for each table takes most of the test's time.
  return (await sql.raw<{ name: string; content: string | null }>(digests.join(' union all ')).execute(db)).rows;
}

/** Resolves when the server has authenticated a request whose body has not arrived. */
function judged(): Promise<void> {
  const { context } = server.app;
  const ask = context.authSessionStands;
  return new Promise((resolve) => {
    vi.spyOn(context, 'authSessionStands').mockImplementationOnce(async (session) => {
      const standing = await ask(session);
      // The hook continues in the next turn of the event loop.
      setImmediate(resolve);
      return standing;
    });
  });
}

async function holdAndEnd(
  id: (typeof writing)[number],
  caller: TestMember,
  end: () => Promise<unknown>,
  occasion: Parameters<typeof callOf>[1],
) {
  const call = await callOf(id, occasion);
  const before = await contentOf(server);
  const bodyAfter = judged().then(end);
  const { status } = await clientOf(server, id, caller).call(id, { ...call, bodyAfter });
  return { status, before, after: await contentOf(server) };
}

describe('after the log-in has ended, a delayed body changes nothing:', () => {
  test.each(writing)('%s', async (id) => {
    const occasion = await occasionOfFirstCaller(server, id);
    const { caller } = occasion;
    // The day of a member's first call is stored, whatever the call.
    await markSeen(server.database.db, [caller.id], server.clock.now());
    const end = () => server.database.db.deleteFrom('auth_sessions').where('member_id', '=', caller.id).execute();
    const { status, before, after } = await holdAndEnd(id, caller, end, occasion);
    expect(status).toBe(401);
    expect(after).toEqual(before);
  });
});

test('or after a moderator has suspended the member', async () => {
  const cast = await gatherCast(server);
  const { member, moderator } = cast;
  const suspend = async () => {
    const { db } = server.database;
    const opened = {
      kind: 'member' as const,
      target_id: member.id,
      member_id: member.id,
      opened_at: server.clock.now(),
    };
    const { id } = await db.insertInto('cases').values(opened).returning('id').executeTakeFirstOrThrow();
    const action = { case_id: id, member_id: member.id, moderator_id: moderator.id, kind: 'suspend' as const };
    const until = { reason: 'Spam', created_at: server.clock.now(), until: server.clock.inHours(24) };
    await db
      .insertInto('actions')
      .values({ ...action, ...until })
      .execute();
  };
  const occasion = { server, cast, target: 'any' as const, id: '', caller: member };
  expect(await holdAndEnd('createEvent', member, suspend, occasion)).toMatchObject({ status: 403 });
});
