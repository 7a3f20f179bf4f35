import { describe, expect, test } from 'vitest';
import { requireCode } from '../../src/modules/two-factor/service.ts';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { codesOn, state, wrongCode } from '../support/accounts/codes.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { limitedTo } from '../support/test-settings.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org' });
const { resetToken } = accountEmails(server, mails);
const { codeOf, lastMail, logIn, switchOn } = codesOn(server, mails);
const newPassword = 'quite another passphrase';

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

  test('accepts codes as keyboards and apps of other languages write them, also when they are switched on', async () => {
    const ana = await server.joinConfirmed('Ana');
    const digits = (zero: string, code: string) =>
      code.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
    const { secret } = await ana.api.ok('startCodes', { body: { password: ana.password } });
    const { recoveryCodes } = await ana.api.ok('confirmCodes', { body: { code: digits('٠', codeOf(secret, -1)) } });
    const pasted = `\u200f${digits('۰', codeOf(secret))}\u200f`;
    expect(await logIn(ana, pasted)).toMatchObject({ status: 200 });
    expect(await logIn(ana, digits('０', codeOf(secret, 1)))).toMatchObject({ status: 200 });
    const recovery = digits('٠', recoveryCodes[0] ?? '').replaceAll('-', '\u2011');
    expect(await logIn(ana, recovery)).toMatchObject({ status: 200 });
  });

  test('rejects the code that switched them on', async () => {
    const ana = await server.joinConfirmed('Ana');
    const { secret } = await ana.api.ok('startCodes', { body: { password: ana.password } });
    await ana.api.ok('confirmCodes', { body: { code: codeOf(secret) } });
    expect(await logIn(ana, codeOf(secret))).toMatchObject(wrongCode);
  });

  test('accepts a recovery code once in any spelling, and notifies the member', async () => {
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
