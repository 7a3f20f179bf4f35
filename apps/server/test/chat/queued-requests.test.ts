import { describe, expect, test } from 'vitest';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// An email that waits for its mail server must not act on requests from before the owner recovered the account.

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org' });
const { deliver, resetToken, changeToken, undoToken } = accountEmails(server, mails);

const thiefs = 'thief@example.org';
const newPassword = 'quite another passphrase';
const press = (emailToken: string) => server.visitor.call('confirmEmailLink', { path: { emailToken } });
const reset = (token: string) => server.visitor.ok('resetPassword', { body: { token, password: newPassword } });
const subjectsTo = async (address: string) =>
  (await mails()).filter(({ to }) => to?.[0]?.address === address).map(({ subject }) => subject);

/** Requests another address; the email waits. */
async function requestChange({ api, password }: TestMember): Promise<void> {
  await api.ok('changeEmail', { body: { email: thiefs, password } });
}

describe('a change of address with a waiting email is ended', () => {
  const endings: Record<string, (owner: TestMember, token: string) => Promise<unknown>> = {
    'by a new password': ({ api, password }) =>
      api.ok('changePassword', { body: { currentPassword: password, newPassword } }),
    'by a reset': (_owner, token) => reset(token),
  };

  test.each(Object.entries(endings))('%s', async (_name, end) => {
    const owner = await server.join('Owner');
    const token = await resetToken(owner);
    await requestChange(owner);
    await end(owner, token);
    await deliver();
    expect(await subjectsTo(thiefs)).toEqual([]);
  });

  test('by another change', async () => {
    const owner = await server.join('Owner');
    await requestChange(owner);
    expect(await changeToken(owner, 'owner@new.example.org')).not.toBe('');
    expect(await subjectsTo(thiefs)).toEqual([]);
  });

  test('by undoing an earlier change', async () => {
    const owner = await server.join('Owner');
    await press(await changeToken(owner, 'first@thief.example.org'));
    const undo = await undoToken(owner.email);
    await requestChange(owner);
    expect(await press(undo)).toMatchObject({ status: 200 });
    await deliver();
    expect(await subjectsTo(thiefs)).toEqual([]);
  });
});

test('a password link with a waiting email is ended by a new password', async () => {
  const owner = await server.join('Owner');
  await server.visitor.ok('requestPasswordReset', { body: { email: owner.email } });
  await owner.api.ok('changePassword', { body: { currentPassword: owner.password, newPassword } });
  await deliver();
  expect(await subjectsTo(owner.email)).not.toContain('Set a new password');
});

test('an undo link is not made after an earlier change was undone', async () => {
  const owner = await server.join('Owner');
  const second = 'second@thief.example.org';
  await press(await changeToken(owner, second));
  const undo = await undoToken(owner.email);
  server.clock.set('2026-11-20T12:01:00.000Z');
  const token = await changeToken(owner, thiefs);
  await press(token);
  expect(await press(undo)).toMatchObject({ status: 200 });
  await deliver();
  expect(await subjectsTo(second)).not.toContain('Your email address was changed');
});

test('an address stays its member’s while their undo email waits', async () => {
  const owner = await server.join('Owner');
  await press(await changeToken(owner, thiefs));
  const body = { name: 'Thief', email: owner.email, password: newPassword };
  expect(await server.visitor.call('signUp', { body })).toMatchObject({ status: 409, body: { code: 'email_taken' } });
});

test('a request without an account is not stored', async () => {
  await server.visitor.ok('requestPasswordReset', { body: { email: 'nobody@example.org' } });
  await deliver();
  expect(await server.database.db.selectFrom('email_requests').selectAll().execute()).toEqual([]);
});
