import { describe, expect, test, vi } from 'vitest';
import { accountCalls, newPassword } from '../support/accounts/account-calls.ts';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { atOnce, tally } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { StatementLog } from '../support/programs/statement-log.ts';
import { useServer } from '../support/test-server.ts';
import { limitedTo } from '../support/test-settings.ts';

const { dataDir, mails, empty } = useMailFolder();
let log: StatementLog;
const server = useServer(
  {
    dataDir,
    siteUrl: 'https://swap.example.org',
    ...limitedTo({ 'password-reset-requests-per-account-hour': 5, 'account-changes-per-log-in-hour': 10 }),
  },
  (database) => {
    log = new StatementLog(database);
    return log.watched();
  },
);
const { deliver, resetToken, changeToken } = accountEmails(server, mails);
const { logIn, press, reset } = accountCalls(server);

describe('a forgotten password', () => {
  test('is replaced by a link, which ends every session and sends an email', async () => {
    const ana = await server.join('Ana');
    const [first, second] = [await resetToken(ana), await resetToken(ana)];
    expect(await reset(first)).toMatchObject({ status: 200 });
    expect((await ana.api.call('checkAuth')).status).toBe(401);
    expect(await logIn(ana.email, ana.password)).toBe(401);
    expect(await logIn(ana.email, newPassword)).toBe(200);
    // The other link becomes invalid too.
    expect(await reset(second)).toMatchObject({ status: 404 });
    await deliver();
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ subject: 'Your password was changed', to: [{ address: ana.email }] });
    expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  test('ends log-ins that were checked against the old password', async () => {
    const ana = await server.join('Ana');
    const token = await resetToken(ana);
    const { passwords } = server.app.context;
    const verify = passwords.verify.bind(passwords);
    vi.spyOn(passwords, 'verify').mockImplementationOnce(async (hash, password) => {
      const isRight = await verify(hash, password);
      await reset(token);
      return isRight;
    });
    expect(await logIn(ana.email, ana.password)).toBe(401);
  });

  test('ends the address of a calendar, and making one sends an email', async () => {
    const ana = await server.join('Ana');
    const read = async (url: string) =>
      (await server.visitor.send({ method: 'GET', url: new URL(url).pathname })).status;
    const { url } = await ana.api.ok('createCalendarFeed', { body: { withLinks: true } });
    const token = await resetToken(ana);
    expect((await mails()).map(({ subject }) => subject)).toContain('Your calendar has a new address');
    expect(await read(url)).toBe(200);
    await reset(token);
    expect(await read(url)).toBe(404);
  });

  test('makes a member whose address is in the setting a moderator', async () => {
    const ana = await server.join('Ana');
    const { moderators } = server.app.context.settings;
    moderators.push(ana.email);
    await reset(await resetToken(ana));
    moderators.pop();
    const { role } = await server.database.db
      .selectFrom('members')
      .select('role')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(role).toBe('moderator');
  });

  test('gets the same answer for an address without an account, after the same work, and sends nothing', async () => {
    const ana = await server.join('Ana');
    await deliver();
    empty();
    const add = vi.spyOn(server.app.context.jobs, 'add');
    const ask = async (email: string) => {
      log.take();
      add.mockClear();
      const { status, bytes } = await server.visitor.call('requestPasswordReset', { body: { email } });
      return {
        status,
        bytes: bytes.toString(),
        statements: log.take().map((statement) => statement.sql),
        jobs: add.mock.calls.length,
      };
    };
    const [known, unknown] = [await ask(` ${ana.email} `), await ask('unknown@example.org')];
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 200, jobs: 1 });
    expect(await deliver()).toHaveLength(2);
    expect((await mails()).map(({ to }) => to?.[0]?.address)).toEqual([ana.email]);
  });

  test('can be requested a few times an hour, with and without an account', async () => {
    const ana = await server.join('Ana');
    for (const email of [ana.email.toUpperCase(), 'unknown-too@example.org']) {
      const asked = await atOnce(6, () => server.visitor.call('requestPasswordReset', { body: { email } }));
      expect(tally(asked)).toEqual({ 200: 5, 429: 1 });
    }
  });
});

describe('a password', () => {
  test('is changed with the current one, and other sessions end', async () => {
    const ana = await server.join('Ana');
    const { jwtToken } = await server.visitor.ok('logIn', { body: { email: ana.email, password: ana.password } });
    const elsewhere = server.visitor.with({ authorization: `Bearer ${jwtToken}` });
    const change = (currentPassword: string, next = newPassword) =>
      ana.api.call('changePassword', { body: { currentPassword, newPassword: next } });
    const open = await changeToken(ana, 'ana@changed.example.org');
    expect(await change('not mine at all')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect(await change(ana.password, 'password123')).toMatchObject({ status: 400, body: { field: 'newPassword' } });
    expect((await elsewhere.call('checkAuth')).status).toBe(200);
    expect((await change(ana.password)).status).toBe(200);
    expect((await elsewhere.call('checkAuth')).status).toBe(401);
    expect((await ana.api.call('checkAuth')).status).toBe(200);
    expect(await logIn(ana.email, ana.password)).toBe(401);
    expect(await logIn(ana.email, newPassword)).toBe(200);
    // Requests that the old password authorized are void.
    expect((await press(open)).status).toBe(404);
    await deliver();
    expect((await mails()).at(-1)?.subject).toBe('Your password was changed');
  });

  test('allows ten guesses an hour', async () => {
    const ana = await server.join('Ana');
    const body = { currentPassword: 'a guess', newPassword };
    expect(tally(await atOnce(12, () => ana.api.call('changePassword', { body })))).toEqual({ 403: 10, 429: 2 });
  });
});
