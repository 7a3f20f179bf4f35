import { beforeEach, describe, expect, test } from 'vitest';
import { givePassword, knownPassword } from '../authorisation/accounts.ts';
import { appoint, enrol, makeOperators, openSessions } from '../support/enrol.ts';
import { decide, report } from '../support/moderation.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// What an operator may is asked again once the password was verified, which takes a while.

const server = useServer();
const password = knownPassword;
const reason = 'Their phone was stolen.';
let amara: TestMember;
let rosa: TestMember;
let ann: TestMember;

beforeEach(async () => {
  [amara, rosa, ann] = await enrol(server, 'Amara', 'Rosa', 'Ann');
  await makeOperators(server, amara, rosa);
  for (const caller of [amara, rosa]) await givePassword({ server, caller });
});

/** Runs something while the next password is verified. */
function whilePasswordIsVerified(work: () => Promise<unknown>): void {
  const { passwords } = server.app.context;
  const { verify } = passwords;
  passwords.verify = async (...given) => {
    passwords.verify = verify;
    await work();
    return await verify(...given);
  };
}

async function suspend(member: TestMember): Promise<void> {
  const [ben, mo] = await enrol(server, 'Ben', 'Mo');
  await appoint(server, mo);
  expect((await decide(mo, await report(server, ben, 'member', member.id), { kind: 'suspend' })).status).toBe(200);
}

const dismiss = async ({ id }: TestMember) =>
  await server.database.db.updateTable('members').set({ is_operator: false }).where('id', '=', id).execute();

/** How somebody stops to be an operator; a suspension ends their log-ins. */
const ends = [
  { end: dismiss, answer: { status: 403, body: { code: 'not_operator' } } },
  { end: suspend, answer: { status: 401 } },
];

const roles = { role: 'member', isOperator: false };
const calls = {
  setMemberRoles: { ...roles, isOperator: true, password },
  logOutMember: { reason, password },
  resetMemberCodes: { reason, password },
} as const;

describe('an operator who stops to be one in the same moment', () => {
  test.each(Object.keys(calls) as (keyof typeof calls)[])('does nothing more with %s', async (id) => {
    for (const { end, answer } of ends) {
      await makeOperators(server, rosa);
      whilePasswordIsVerified(() => end(rosa));
      expect(await rosa.api.call(id, { path: { userId: ann.id }, body: calls[id] })).toMatchObject(answer);
    }
    const log = server.database.db.selectFrom('audit').select('what').where('actor_id', '=', rosa.id);
    expect(await log.execute()).toEqual([]);
    await ann.api.ok('listNeeds');
  });
});

describe('an operator who is suspended', () => {
  beforeEach(() => suspend(amara));

  test('is no other operator, so the last one who may act stays', async () => {
    const change = (who: TestMember) =>
      rosa.api.call('setMemberRoles', { path: { userId: who.id }, body: { ...roles, password } });
    expect(await change(rosa)).toMatchObject({ status: 409, body: { code: 'last_operator' } });
    expect((await change(amara)).status).toBe(200);
  });

  test('may leave, since they could appoint nobody', async () => {
    const leave = async (by: TestMember) => {
      const [again] = await openSessions(server, [by]);
      return await again?.api.call('deleteAccount', { body: { password } });
    };
    expect(await leave(rosa)).toMatchObject({ status: 409, body: { code: 'last_operator' } });
    await dismiss(rosa);
    expect(await leave(amara)).toMatchObject({ status: 200 });
  });
});
