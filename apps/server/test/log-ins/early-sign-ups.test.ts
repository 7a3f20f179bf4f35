import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { addPasskey } from '../support/accounts/software-authenticator.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// Somebody signs up with a stranger's address, and adds credentials to get in again later.

const origin = 'https://swap.example.org';
const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: origin });
const { resetToken, verifyToken, undoToken, changeToken } = accountEmails(server, mails);

const ownersPassword = 'the passphrase of the owner';

async function resetByOwner(account: TestMember): Promise<TestMember> {
  const token = await resetToken(account);
  await server.visitor.ok('resetPassword', { body: { token, password: ownersPassword } });
  return await server.logIn(account.email, ownersPassword);
}

/**
 * Creates an account as allowed by versions before this rule: with a passkey and codes, on an
 * unconfirmed address.
 */
async function prepare(): Promise<TestMember> {
  const thief = await server.joinConfirmed('Thief');
  await addPasskey(thief, origin);
  const { secret } = await thief.api.ok('startCodes', { body: { password: thief.password } });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
  await thief.api.ok('confirmCodes', { body: { code } });
  await server.database.db.updateTable('members').set({ email_verified_at: null }).execute();
  return thief;
}

describe('before an address is confirmed', () => {
  test('no passkey can be added', async () => {
    const thief = await server.join('Thief');
    const unverified = { status: 403, body: { code: 'email_unverified' } };
    expect(await thief.api.call('startPasskey', { body: { password: thief.password } })).toMatchObject(unverified);
  });

  test('a passkey that was started before the address changed is not added', async () => {
    const thief = await server.joinConfirmed('Thief');
    const { options } = await thief.api.ok('startPasskey', { body: { password: thief.password } });
    expect(options.challenge).not.toBe('');
    const owner = await resetByOwner(thief);
    expect(await owner.api.ok('listPasskeys')).toMatchObject({ passkeys: [] });
  });
});

describe('the first confirmation by a reset', () => {
  test('removes passkeys, codes, log-ins, push devices, the calendar address and open links', async () => {
    const thief = await prepare();
    const verify = await verifyToken(thief);
    const { url } = await thief.api.ok('createCalendarFeed', { body: { withLinks: true } });
    const feedToken = url.split('/').at(-2) ?? '';
    const owner = await resetByOwner(thief);

    expect(await owner.api.ok('listPasskeys')).toMatchObject({ passkeys: [] });
    expect(await owner.api.ok('getCodes')).toMatchObject({ isOn: false });
    expect(await thief.api.call('checkAuth')).toMatchObject({ status: 401 });
    expect(await server.visitor.call('readCalendarFeed', { path: { feedToken } })).toMatchObject({ status: 404 });
    expect(await server.visitor.call('getEmailLink', { path: { emailToken: verify } })).toMatchObject({ status: 404 });
    const { rows } = { rows: await server.database.db.selectFrom('email_requests').selectAll().execute() };
    expect(rows.filter(({ purpose }) => purpose !== 'reset')).toEqual([]);
  });

  test('forgets devices, and a log-in to another account does not restore them', async () => {
    const thief = await server.join('Thief');
    const cookies = async (email: string, password: string, headers: Record<string, string> = {}) => {
      const answer = await server.visitor.call('logIn', { body: { email, password }, headers });
      return String([answer.headers['set-cookie']].flat().at(-1)).split(';')[0] ?? '';
    };
    const before = await cookies(thief.email, thief.password);
    await resetByOwner(thief);
    const other = await server.join('Other');
    server.clock.set('2026-11-21T13:00:00.000Z');
    const cookie = await cookies(other.email, other.password, { cookie: before });
    await server.visitor.ok('logIn', { body: { email: thief.email, password: ownersPassword }, headers: { cookie } });
    const { rows } = await sqlJobs();
    expect(rows).toContain('new-device');
  });

  test('keeps passkeys and codes if the address was confirmed before', async () => {
    const thief = await prepare();
    await server.database.db.updateTable('members').set({ email_verified_at: server.clock.now() }).execute();
    const token = await resetToken(thief);
    await server.visitor.ok('resetPassword', { body: { token, password: ownersPassword } });
    const { db } = server.database;
    expect(await db.selectFrom('passkeys').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('totp').selectAll().execute()).toHaveLength(1);
  });
});

test('undoing a change of address removes credentials added since', async () => {
  const owner = await server.joinConfirmed('Owner');
  await addPasskey(owner, origin, 'Of the owner');
  server.clock.set('2026-11-20T12:01:00.000Z');
  const change = await changeToken(owner, 'thief@example.org');
  await server.visitor.ok('confirmEmailLink', { path: { emailToken: change } });
  server.clock.set('2026-11-20T12:02:00.000Z');
  await addPasskey(owner, origin, 'Of the thief');
  const undo = await undoToken(owner.email);
  await server.visitor.ok('confirmEmailLink', { path: { emailToken: undo } });
  const again = await server.logIn(owner.email, owner.password);
  const { passkeys } = await again.api.ok('listPasskeys');
  expect(passkeys.map(({ name }) => name)).toEqual(['Of the owner']);
});

async function sqlJobs() {
  const { sql } = await import('kysely');
  const { rows } = await sql<{ about: string }>`
    select data ->> 'about' as about from jobs.job where name = 'account-email'`.execute(server.database.db);
  return { rows: rows.map(({ about }) => about) };
}
