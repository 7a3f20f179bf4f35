import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deliverAccountEmail } from '../../src/modules/account/deliver.ts';
import { deleteTokensBefore } from '../../src/modules/auth/account-repository.ts';
import { accountCalls, newPassword } from '../support/accounts/account-calls.ts';
import { accountEmails, type QueuedAccountEmail } from '../support/accounts/account-emails.ts';
import { atOnce, tally } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { limitedTo } from '../support/test-settings.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({
  dataDir,
  siteUrl: 'https://swap.example.org',
  ...limitedTo({ 'password-reset-requests-per-account-hour': 5, 'account-changes-per-log-in-hour': 10 }),
});
const { deliver, verifyToken, undoToken, resetToken, changeToken } = accountEmails(server, mails);
const { logIn, press, profile, reset, stateOf } = accountCalls(server);

describe('an address', () => {
  test('is confirmed by the link in the sign-up email', async () => {
    const ana = await server.join('Ana');
    expect(await profile(ana)).toMatchObject({ emailVerified: false });
    const token = await verifyToken(ana);
    expect(await server.visitor.ok('getEmailLink', { path: { emailToken: token } })).toEqual({
      success: true,
      purpose: 'verify',
      state: 'open',
      email: ana.email,
    });
    expect(await profile(ana)).toMatchObject({ emailVerified: false });
    expect(await press(token)).toMatchObject({ status: 200, body: { purpose: 'verify', state: 'used' } });
    expect(await profile(ana)).toMatchObject({ emailVerified: true });
    expect(await ana.api.ok('sendVerification')).toMatchObject({ message: 'There is nothing to confirm.' });
    expect(await deliver()).toEqual([]);
  });

  test('cannot be confirmed with anything that other people see', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const { user } = await ben.api.ok('getUser', { path: { userId: ana.id } });
    expect(user).not.toHaveProperty('emailVerified');
  });

  test('gets another link on request, and each link works until it is confirmed', async () => {
    const ana = await server.join('Ana');
    const first = await verifyToken(ana);
    expect(await ana.api.ok('sendVerification')).toMatchObject({ message: `We sent a link to ${ana.email}.` });
    const second = await verifyToken(ana);
    expect(second).not.toBe(first);
    expect(await press(first)).toMatchObject({ status: 200 });
    expect(await press(second)).toMatchObject({ status: 200 });
  });
});

describe('a link', () => {
  const hours = { verify: 24, reset: 0.5, change: 24, undo: 7 * 24 } as const;
  const make = {
    verify: (ana: TestMember) => verifyToken(ana),
    reset: (ana: TestMember) => resetToken(ana),
    change: (ana: TestMember) => changeToken(ana, `new-${ana.email}`),
    undo: async (ana: TestMember) => {
      await press(await changeToken(ana, `new-${ana.email}`));
      return await undoToken(ana.email);
    },
  };
  const use = (purpose: keyof typeof make, token: string) => (purpose === 'reset' ? reset(token) : press(token));

  test.each(Object.keys(make) as (keyof typeof make)[])('for %s works once, until it expires', async (purpose) => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const token = await make[purpose](ana);
    expect(await use(purpose, token)).toMatchObject({ status: 200 });
    expect(await stateOf(token)).toBe('used');
    expect(await use(purpose, token)).toMatchObject({ status: 409, body: { code: 'link_used' } });

    const late = await make[purpose](ben);
    const start = server.clock.now().getTime();
    server.clock.set(new Date(start + hours[purpose] * 3_600_000 - 1_000).toISOString());
    expect(await stateOf(late)).toBe('open');
    server.clock.set(new Date(start + hours[purpose] * 3_600_000).toISOString());
    expect(await stateOf(late)).toBe('expired');
    expect(await use(purpose, late)).toMatchObject({ status: 409, body: { code: 'link_expired' } });
    expect(await stateOf(late)).toBe('expired');
  });

  test('works for one of 200 concurrent requests', async () => {
    const ana = await server.join('Ana');
    const token = await verifyToken(ana);
    // On a busy machine some get 503.
    const countOf = ({ 200: worked = 0, 409: used = 0, 503: busy = 0 }: Record<number, number>) => [
      worked,
      used + busy,
    ];
    expect(countOf(tally(await atOnce(200, () => press(token))))).toEqual([1, 199]);
    const change = await changeToken(ana, 'ana@new.example.org');
    expect(countOf(tally(await atOnce(200, () => press(change))))).toEqual([1, 199]);
  });

  test('is stored only as a hash, and deleted some time after it expires', async () => {
    const ana = await server.join('Ana');
    const token = await verifyToken(ana);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from email_tokens t union all select data::text from jobs.job`.execute(
      server.database.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(token);
    const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 24 * 3_600_000);
    await deleteTokensBefore(server.database.db, inDays(7));
    expect(await stateOf(token)).toBe('open');
    await deleteTokensBefore(server.database.db, inDays(9));
    expect((await server.visitor.call('getEmailLink', { path: { emailToken: token } })).status).toBe(404);
  });
});

describe('a new address', () => {
  test('replaces the old one once its link is opened, and the old one gets an email', async () => {
    const ana = await server.join('Ana');
    const next = 'ana@next.example.org';
    const token = await changeToken(ana, next);
    expect((await profile(ana)).email).toBe(ana.email);
    const forPassword = await resetToken(ana);
    expect(await press(token)).toMatchObject({ status: 200, body: { purpose: 'change', email: next } });
    expect(await profile(ana)).toMatchObject({ email: next, emailVerified: true });
    expect([await logIn(ana.email, ana.password), await logIn(next, ana.password)]).toEqual([401, 200]);
    // Links sent to the old address are void, except the one that reverts the change.
    expect((await reset(forPassword)).status).toBe(404);
    const undo = await undoToken(ana.email);
    expect(await press(undo)).toMatchObject({ status: 200, body: { purpose: 'undo', email: ana.email } });
    expect((await ana.api.call('checkAuth')).status).toBe(401);
    expect([await logIn(ana.email, ana.password), await logIn(next, ana.password)]).toEqual([200, 401]);
  });

  test('needs the password, and an address that is new and has no account', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const change = (body: object) => ana.api.call('changeEmail', { body });
    const { password } = ana;
    expect(await change({ email: 'x@example.org', password: 'wrong' })).toMatchObject({ status: 403 });
    expect(await change({ email: ana.email.toUpperCase(), password })).toMatchObject({ status: 400 });
    expect(await change({ email: ` ${ben.email} `, password })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    const token = await changeToken(ana, 'soon@example.org');
    const body = { name: 'Cay', email: 'Soon@example.org', password: newPassword };
    await server.visitor.ok('signUp', { body });
    expect(await press(token)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await stateOf(token)).toBe('open');
  });

  test('can be restored from the old address despite later changes or another account', async () => {
    const ana = await server.join('Ana');
    const [second, third] = ['b@thief.example.org', 'c@thief.example.org'];
    await press(await changeToken(ana, second));
    const toFirst = await undoToken(ana.email);
    server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
    await press(await changeToken(ana, third));
    const toSecond = await undoToken(second);
    // The thief reverts the second change: the first one can still be reverted.
    expect((await press(toSecond)).status).toBe(200);
    const body = { name: 'Thief', email: ana.email, password: newPassword };
    expect((await server.visitor.call('signUp', { body })).status).toBe(409);
    expect((await press(toFirst)).status).toBe(200);
    expect(await logIn(ana.email, ana.password)).toBe(200);
  });

  test('set by a thief cannot come back after the change was undone', async () => {
    const ana = await server.join('Ana');
    const [second, third] = ['d@thief.example.org', 'e@thief.example.org'];
    await press(await changeToken(ana, second));
    const toFirst = await undoToken(ana.email);
    server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
    await press(await changeToken(ana, third));
    const toSecond = await undoToken(second);
    expect((await press(toFirst)).status).toBe(200);
    expect((await press(toSecond)).status).toBe(404);
  });
});

test('a repeated account email has the same Message-ID, and its link works too', async () => {
  const ana = await server.join('Ana');
  await deliver();
  await ana.api.ok('sendVerification');
  const [job] = await deliver();
  await deliverAccountEmail(server.app.context, job as QueuedAccountEmail);
  const sent = (await mails()).slice(-2);
  expect(sent.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${job?.id}@swap.example.org>`));
});
