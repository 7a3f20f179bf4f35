import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createSeal } from '../src/modules/two-factor/seal.ts';
import { requireCode } from '../src/modules/two-factor/service.ts';
import { accountEmails } from './support/account-emails.ts';
import { useMailFolder } from './support/mail-folder.ts';
import { addPasskey } from './support/software-authenticator.ts';
import { type TestMember, useServer } from './support/test-server.ts';
import { limitedTo } from './support/test-settings.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org' });
const { deliver, resetToken, undoCodesToken } = accountEmails(server, mails);
const newPassword = 'quite another passphrase';

/** Returns the code that an app shows this many steps from now. */
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
  test('are off at first, on after a code confirms the secret, and off again with the password', async () => {
    const ana = await server.joinConfirmed('Ana');
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

  test('can be switched on and off once, with the password', async () => {
    const ana = await server.joinConfirmed('Ana');
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

  test('use only the new secret after a second start', async () => {
    const ana = await server.joinConfirmed('Ana');
    const first = await ana.api.ok('startCodes', { body: { password: ana.password } });
    const second = await ana.api.ok('startCodes', { body: { password: ana.password } });
    expect(await ana.api.call('confirmCodes', { body: { code: codeOf(first.secret) } })).toMatchObject({ status: 403 });
    expect((await ana.api.call('confirmCodes', { body: { code: codeOf(second.secret) } })).status).toBe(200);
  });

  test('are stored as an encrypted secret and hashed recovery codes', async () => {
    const ana = await server.joinConfirmed('Ana');
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
  test('asks for a code only after the right password', async () => {
    const ana = await server.joinConfirmed('Ana');
    const { secret } = await switchOn(ana);
    expect(await logIn(ana)).toMatchObject({
      status: 401,
      body: { code: 'code_required', message: 'Enter the code from your app.' },
    });
    const wrong = await logIn({ ...ana, password: 'not mine' }, codeOf(secret));
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(await logIn(ana, codeOf(secret))).toMatchObject({ status: 200, body: { name: 'Ana' } });
  });

  test('accepts codes of the step before and after, each once, but no older ones', async () => {
    const ana = await server.joinConfirmed('Ana');
    const { secret } = await switchOn(ana);
    expect(await logIn(ana, codeOf(secret, -2))).toMatchObject(wrongCode);
    expect(await logIn(ana, codeOf(secret, 2))).toMatchObject(wrongCode);
    expect(await logIn(ana, codeOf(secret, -1))).toMatchObject({ status: 200 });
    expect(await logIn(ana, codeOf(secret, -1))).toMatchObject(wrongCode);
    const next = codeOf(secret, 1);
    expect(await logIn(ana, `${next.slice(0, 3)} ${next.slice(3)}`)).toMatchObject({ status: 200 });
    expect(await logIn(ana, codeOf(secret))).toMatchObject(wrongCode);
  });

  test('rejects the code that switched them on', async () => {
    const ana = await server.joinConfirmed('Ana');
    const { secret } = await ana.api.ok('startCodes', { body: { password: ana.password } });
    await ana.api.ok('confirmCodes', { body: { code: codeOf(secret) } });
    expect(await logIn(ana, codeOf(secret))).toMatchObject(wrongCode);
  });

  test('accepts a recovery code once in any spelling, and tells the member', async () => {
    const ana = await server.joinConfirmed('Ana');
    const { recoveryCodes } = await switchOn(ana);
    const [first = '', second = ''] = recoveryCodes;
    expect(await logIn(ana, first)).toMatchObject({ status: 200 });
    expect(await lastMail()).toBe('A recovery code was used');
    expect(await logIn(ana, first)).toMatchObject(wrongCode);
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    expect(await logIn(ana, typed)).toMatchObject({ status: 200 });
    expect(await state(ana)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('accepts new recovery codes instead of the old ones', async () => {
    const ana = await server.joinConfirmed('Ana');
    const { recoveryCodes: old } = await switchOn(ana);
    expect(await ana.api.call('renewRecoveryCodes', { body: { password: 'not mine' } })).toMatchObject({ status: 403 });
    const { recoveryCodes } = await ana.api.ok('renewRecoveryCodes', { body: { password: ana.password } });
    expect(await lastMail()).toBe('You have new recovery codes');
    expect(await logIn(ana, old[0])).toMatchObject(wrongCode);
    expect(await logIn(ana, recoveryCodes[0])).toMatchObject({ status: 200 });
  });

  test.each(['recovery code', 'code'] as const)('that uses one %s 200 times at once takes it once', async (kind) => {
    const ana = await server.joinConfirmed('Ana');
    const { secret, recoveryCodes } = await switchOn(ana);
    const code = kind === 'code' ? codeOf(secret) : recoveryCodes[0];
    const attempt = { account: ana.email, memberId: ana.id, device: null, address: '203.0.113.1' };
    const use = () => requireCode(server.app.context, code, attempt, async () => {});
    const uses = await Promise.allSettled(Array.from({ length: 200 }, use));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of uses) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'wrong_code' });
  });

  test('still asks for a code after a password reset', async () => {
    const ana = await server.joinConfirmed('Ana');
    const { secret } = await switchOn(ana);
    const password = newPassword;
    await server.visitor.ok('resetPassword', { body: { token: await resetToken(ana), password } });
    expect(await logIn({ ...ana, password })).toMatchObject({ status: 401, body: { code: 'code_required' } });
    expect(await logIn({ ...ana, password }, codeOf(secret))).toMatchObject({ status: 200 });
  });
});

describe('before an address is confirmed', () => {
  test('codes cannot be switched on', async () => {
    const ana = await server.join('Ana');
    expect(await ana.api.call('startCodes', { body: { password: ana.password } })).toMatchObject({
      status: 403,
      body: { code: 'email_unverified' },
    });
  });

  describe('on a site that confirms none', () => {
    const trusting = useServer({ verifyEmail: 'off' });
    test('they can', async () => {
      const ana = await trusting.join('Ana');
      expect(await ana.api.call('startCodes', { body: { password: ana.password } })).toMatchObject({ status: 200 });
    });
  });
});

describe('the email’s link that takes codes back', () => {
  const press = (emailToken: string) => server.visitor.call('confirmEmailLink', { path: { emailToken } });

  test('switches them off within 7 days, removes later additions, and logs out every device', async () => {
    const ana = await server.joinConfirmed('Ana');
    await switchOn(ana);
    const token = await undoCodesToken(ana);
    await addPasskey(ana, 'https://swap.example.org');
    pass(7 * 86_400 - 61);
    expect(await press(token)).toMatchObject({ status: 200, body: { purpose: 'undoCodes' } });
    expect(await ana.api.call('getCodes')).toMatchObject({ status: 401 });
    const again = await server.logIn(ana.email, ana.password);
    expect(await state(again)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(await again.api.ok('listPasskeys')).toMatchObject({ passkeys: [] });
  });

  test('expires after 7 days, even if its email was late', async () => {
    const ana = await server.joinConfirmed('Ana');
    await switchOn(ana);
    pass(7 * 86_400);
    expect(await press(await undoCodesToken(ana))).toMatchObject({ status: 409, body: { code: 'link_expired' } });
  });

  test('works after a password reset, but not once codes were switched off and on again', async () => {
    const ana = await server.joinConfirmed('Ana');
    await switchOn(ana);
    const token = await undoCodesToken(ana);
    await server.visitor.ok('resetPassword', { body: { token: await resetToken(ana), password: newPassword } });
    expect(await press(token)).toMatchObject({ status: 200 });

    const again = await server.logIn(ana.email, newPassword);
    await switchOn(again);
    const earlier = await undoCodesToken(ana);
    await again.api.ok('removeCodes', { body: { password: newPassword } });
    await switchOn(again);
    expect(await press(earlier)).toMatchObject({ status: 404 });
    expect(await state(again)).toMatchObject({ isOn: true });
  });
});

describe('wrong codes', () => {
  const limited = useServer({
    dataDir,
    siteUrl: 'https://swap.example.org',
    ...limitedTo({
      'code-failures-per-account-and-address-quarter': 5,
      'code-failures-per-account-quarter': 10,
      'known-device-code-failures-per-device-quarter': 5,
    }),
    trustProxy: ['loopback'],
  });
  const limitedEmails = accountEmails(limited, mails);

  /** Addresses that no other test uses. */
  let addresses = 0;
  const somewhere = () => {
    addresses += 1;
    return { 'x-forwarded-for': `203.0.113.${addresses}` };
  };
  const send = ({ email, password }: TestMember, code: string | undefined, headers: Record<string, string>) =>
    limited.visitor.call('logIn', { body: { email, password, ...(code !== undefined && { code }) }, headers });
  const guess = async (ana: TestMember, times: number, headers: Record<string, string>) => {
    for (let count = 0; count < times; count += 1)
      expect(await send(ana, '12-34-56', headers)).toMatchObject(wrongCode);
  };

  test('count as failures, and missing ones do not', async () => {
    const [ana, home] = [await limited.joinConfirmed('Ana'), somewhere()];
    const { secret } = await switchOn(ana);
    for (let count = 0; count < 10; count += 1) expect((await send(ana, undefined, home)).status).toBe(401);
    await guess(ana, 5, home);
    expect(await send(ana, codeOf(secret), home)).toMatchObject({ status: 429 });
  });

  test('of a stranger lock their address, then unknown devices, but never a known one', async () => {
    const [ana, home] = [await limited.joinConfirmed('Ana'), somewhere()];
    const { recoveryCodes } = await switchOn(ana);
    const known = await send(ana, recoveryCodes[2], home);
    const device = String([known.headers['set-cookie']].flat().at(-1)).split(';')[0] ?? '';
    await guess(ana, 5, somewhere());
    expect((await send(ana, recoveryCodes[0], somewhere())).status).toBe(200);
    await guess(ana, 5, somewhere());
    expect((await send(ana, recoveryCodes[1], somewhere())).status).toBe(429);
    expect((await send(ana, recoveryCodes[1], { ...home, cookie: device })).status).toBe(200);
  });

  test('are reset by a password reset', async () => {
    const [ana, home] = [await limited.joinConfirmed('Ana'), somewhere()];
    const { recoveryCodes } = await switchOn(ana);
    await guess(ana, 5, home);
    const token = await limitedEmails.resetToken(ana);
    await limited.visitor.ok('resetPassword', { body: { token, password: newPassword } });
    expect((await send({ ...ana, password: newPassword }, recoveryCodes[0], home)).status).toBe(200);
  });
});

describe('the key that encrypts secrets', () => {
  test('decrypts secrets of the same member only', () => {
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
    test('codes are not available', async () => {
      const ana = await keyless.join('Ana');
      expect(await state(ana)).toMatchObject({ isOffered: false });
      expect(await ana.api.call('startCodes', { body: { password: ana.password } })).toMatchObject({
        status: 409,
        body: { code: 'codes_not_offered' },
      });
    });
  });

  describe('where it was lost', () => {
    test('a recovery code logs in, but app codes do not', async () => {
      const ana = await server.joinConfirmed('Ana');
      const { secret, recoveryCodes } = await switchOn(ana);
      const sealed = createSeal('a lost key').close(secret, ana.id);
      await server.database.db.updateTable('totp').set({ secret_sealed: sealed }).execute();
      expect(await logIn(ana, codeOf(secret))).toMatchObject(wrongCode);
      expect(await logIn(ana, recoveryCodes[0])).toMatchObject({ status: 200 });
    });
  });
});
