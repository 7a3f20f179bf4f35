import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createSeal } from '../../src/seal.ts';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { codesOn, state, wrongCode } from '../support/accounts/codes.ts';
import { addPasskey } from '../support/accounts/software-authenticator.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { useServer } from '../support/test-server.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org' });
const { resetToken, undoCodesToken } = accountEmails(server, mails);
const { codeOf, lastMail, logIn, pass, switchOn } = codesOn(server, mails);
const newPassword = 'quite another passphrase';
const purpose = 'secrets of authenticator apps';

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

describe('the key that encrypts secrets', () => {
  test('decrypts secrets of the same member only', () => {
    const [seal, other] = [createSeal('one key', purpose), createSeal('another key', purpose)];
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
      const sealed = createSeal('a lost key', purpose).close(secret, ana.id);
      await server.database.db.updateTable('totp').set({ secret_sealed: sealed }).execute();
      expect(await logIn(ana, codeOf(secret))).toMatchObject(wrongCode);
      expect(await logIn(ana, recoveryCodes[0])).toMatchObject({ status: 200 });
    });
  });
});
