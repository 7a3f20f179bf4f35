import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createSeal } from '../src/modules/codes/seal.ts';
import { requireCode } from '../src/modules/codes/service.ts';
import { accountEmails } from './support/account-emails.ts';
import { useMailFolder } from './support/mail-folder.ts';
import { type TestMember, useServer } from './support/test-server.ts';
import { limitedTo } from './support/test-settings.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org' });
const { deliver, resetToken } = accountEmails(server, mails);

/** What an app shows, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + steps * 30_000,
  });

const pass = (seconds: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + seconds * 1_000).toISOString());

async function switchOn({ api, password }: TestMember) {
  const { secret, uri } = await api.ok('startCodes', { body: { password } });
  const { recoveryCodes } = await api.ok('confirmCodes', { body: { code: codeOf(secret) } });
  pass(60);
  return { secret, uri, recoveryCodes };
}

const logIn = ({ email, password }: TestMember, code?: string, on = server) =>
  on.visitor.call('logIn', { body: { email, password, ...(code !== undefined && { code }) } });
const state = ({ api }: TestMember) => api.ok('getCodes');
const lastMail = async () => {
  await deliver();
  return (await mails()).at(-1)?.subject;
};
const wrongCode = { status: 401, body: { code: 'wrong_code', message: 'That code is wrong, or was used before.' } };

describe('codes', () => {
  test('are off at first, on once a code confirms the secret, and off with the password', async () => {
    const ana = await server.join('Ana');
    expect(await state(ana)).toEqual({ success: true, isOffered: true, isOn: false, recoveryCodesLeft: 0 });
    const { secret, uri } = await ana.api.ok('startCodes', { body: { password: ana.password } });
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Skill Exchange:${ana.email}`);
    expect(await ana.api.call('confirmCodes', { body: { code: '000000' } })).toMatchObject({ status: 403 });
    expect(await state(ana)).toMatchObject({ isOn: false });
    expect((await logIn(ana)).status).toBe(200);
    await ana.api.ok('confirmCodes', { body: { code: codeOf(secret) } });
    expect(await state(ana)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await lastMail()).toBe('Codes are switched on');
    expect(await ana.api.call('removeCodes', { body: { password: 'not mine' } })).toMatchObject({ status: 403 });
    await ana.api.ok('removeCodes', { body: { password: ana.password } });
    expect(await state(ana)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await logIn(ana)).status).toBe(200);
    expect(await lastMail()).toBe('Codes are switched off');
  });

  test('are switched on and off once, with the password', async () => {
    const ana = await server.join('Ana');
    const { password } = ana;
    const call = async (id: 'startCodes' | 'removeCodes' | 'renewRecoveryCodes') =>
      (await ana.api.call(id, { body: { password } })).body;
    expect(await ana.api.call('startCodes', { body: { password: 'not mine' } })).toMatchObject({ status: 403 });
    expect((await ana.api.call('confirmCodes', { body: { code: '123456' } })).body).toMatchObject({
      code: 'codes_off',
    });
    expect(await call('removeCodes')).toMatchObject({ code: 'codes_off' });
    expect(await call('renewRecoveryCodes')).toMatchObject({ code: 'codes_off' });
    await switchOn(ana);
    expect(await call('startCodes')).toMatchObject({ code: 'codes_on' });
    expect((await ana.api.call('confirmCodes', { body: { code: '123456' } })).body).toMatchObject({ code: 'codes_on' });
  });

  test('started anew take the new secret alone', async () => {
    const ana = await server.join('Ana');
    const first = await ana.api.ok('startCodes', { body: { password: ana.password } });
    const second = await ana.api.ok('startCodes', { body: { password: ana.password } });
    expect(await ana.api.call('confirmCodes', { body: { code: codeOf(first.secret) } })).toMatchObject({ status: 403 });
    expect((await ana.api.call('confirmCodes', { body: { code: codeOf(second.secret) } })).status).toBe(200);
  });

  test('leave the secret encrypted and recovery codes as hashes', async () => {
    const ana = await server.join('Ana');
    const { secret, recoveryCodes } = await switchOn(ana);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[\da-hjkmnp-tv-z]{4}(-[\da-hjkmnp-tv-z]{4}){5}$/);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from totp t union all select to_jsonb(r)::text from recovery_codes r`.execute(
      server.database.db,
    );
    for (const { row } of rows)
      for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
        expect(row).not.toContain(text);
  });
});

describe('a log-in of a member with codes', () => {
  test('asks for one after the right password alone', async () => {
    const ana = await server.join('Ana');
    const { secret } = await switchOn(ana);
    expect(await logIn(ana)).toMatchObject({
      status: 401,
      body: { code: 'code_required', message: 'Enter the code from your app.' },
    });
    const wrong = await logIn({ ...ana, password: 'not mine' }, codeOf(secret));
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(await logIn(ana, codeOf(secret))).toMatchObject({ status: 200, body: { name: 'Ana' } });
  });

  test('takes codes of the step before and after, each once, and none that is older', async () => {
    const ana = await server.join('Ana');
    const { secret } = await switchOn(ana);
    expect(await logIn(ana, codeOf(secret, -2))).toMatchObject(wrongCode);
    expect(await logIn(ana, codeOf(secret, 2))).toMatchObject(wrongCode);
    expect(await logIn(ana, codeOf(secret, -1))).toMatchObject({ status: 200 });
    expect(await logIn(ana, codeOf(secret, -1))).toMatchObject(wrongCode);
    const next = codeOf(secret, 1);
    expect(await logIn(ana, `${next.slice(0, 3)} ${next.slice(3)}`)).toMatchObject({ status: 200 });
    expect(await logIn(ana, codeOf(secret))).toMatchObject(wrongCode);
  });

  test('does not take the code again that switched them on', async () => {
    const ana = await server.join('Ana');
    const { secret } = await ana.api.ok('startCodes', { body: { password: ana.password } });
    await ana.api.ok('confirmCodes', { body: { code: codeOf(secret) } });
    expect(await logIn(ana, codeOf(secret))).toMatchObject(wrongCode);
  });

  test('takes a recovery code once, however it is typed, and tells the member', async () => {
    const ana = await server.join('Ana');
    const { recoveryCodes } = await switchOn(ana);
    const [first = '', second = ''] = recoveryCodes;
    expect(await logIn(ana, first)).toMatchObject({ status: 200 });
    expect(await lastMail()).toBe('A recovery code was used');
    expect(await logIn(ana, first)).toMatchObject(wrongCode);
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    expect(await logIn(ana, typed)).toMatchObject({ status: 200 });
    expect(await state(ana)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('takes new recovery codes in place of the old ones', async () => {
    const ana = await server.join('Ana');
    const { recoveryCodes: old } = await switchOn(ana);
    expect(await ana.api.call('renewRecoveryCodes', { body: { password: 'not mine' } })).toMatchObject({ status: 403 });
    const { recoveryCodes } = await ana.api.ok('renewRecoveryCodes', { body: { password: ana.password } });
    expect(await lastMail()).toBe('You have new recovery codes');
    expect(await logIn(ana, old[0])).toMatchObject(wrongCode);
    expect(await logIn(ana, recoveryCodes[0])).toMatchObject({ status: 200 });
  });

  test.each(['recovery code', 'code'] as const)('that uses one %s 200 times at once takes it once', async (kind) => {
    const ana = await server.join('Ana');
    const { secret, recoveryCodes } = await switchOn(ana);
    const code = kind === 'code' ? codeOf(secret) : recoveryCodes[0];
    const use = () => requireCode(server.app.context, ana.id, code, async () => {});
    const uses = await Promise.allSettled(Array.from({ length: 200 }, use));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of uses) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'wrong_code' });
  });

  test('still takes a code after the password was set by an email’s link', async () => {
    const ana = await server.join('Ana');
    const { secret } = await switchOn(ana);
    const password = 'quite another passphrase';
    await server.visitor.ok('resetPassword', { body: { token: await resetToken(ana), password } });
    expect(await logIn({ ...ana, password })).toMatchObject({ status: 401, body: { code: 'code_required' } });
    expect(await logIn({ ...ana, password }, codeOf(secret))).toMatchObject({ status: 200 });
  });
});

describe('wrong codes', () => {
  const limited = useServer(limitedTo({ 'code-failures-per-member-quarter': 5 }));

  test('count, and missing ones do not', async () => {
    const ana = await limited.join('Ana');
    const { secret } = await switchOn(ana);
    const send = (code?: string) => logIn(ana, code, limited);
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(401);
    for (let count = 0; count < 5; count += 1) expect(await send('12-34-56')).toMatchObject(wrongCode);
    expect(await send(codeOf(secret))).toMatchObject({ status: 429 });
  });
});

describe('the key that encrypts secrets', () => {
  test('opens what it sealed, for the same member alone', () => {
    const [seal, other] = [createSeal('one key'), createSeal('another key')];
    const sealed = seal.close('a secret', 'ana');
    expect(seal.open(sealed, 'ana')).toBe('a secret');
    expect(seal.open(sealed, 'ben')).toBeNull();
    expect(other.open(sealed, 'ana')).toBeNull();
    expect(seal.open('short', 'ana')).toBeNull();
    expect(seal.close('a secret', 'ana')).not.toBe(sealed);
  });

  describe('where there is none', () => {
    const keyless = useServer({ codesKey: null });
    test('no codes are offered', async () => {
      const ana = await keyless.join('Ana');
      expect(await state(ana)).toMatchObject({ isOffered: false });
      expect(await ana.api.call('startCodes', { body: { password: ana.password } })).toMatchObject({
        status: 409,
        body: { code: 'codes_not_offered' },
      });
    });
  });

  describe('where it was lost', () => {
    test('a recovery code logs in, and no code does', async () => {
      const ana = await server.join('Ana');
      const { secret, recoveryCodes } = await switchOn(ana);
      const sealed = createSeal('a lost key').close(secret, ana.id);
      await server.database.db.updateTable('totp').set({ secret_sealed: sealed }).execute();
      expect(await logIn(ana, codeOf(secret))).toMatchObject(wrongCode);
      expect(await logIn(ana, recoveryCodes[0])).toMatchObject({ status: 200 });
    });
  });
});
