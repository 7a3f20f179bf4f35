import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { logInWithPasskey } from '../../src/modules/passkeys/log-in.ts';
import { relyingPartyOf } from '../../src/modules/passkeys/relying-party.ts';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { addPasskey, SoftwarePasskey } from '../support/accounts/software-authenticator.ts';
import { throughProxy } from '../support/env.ts';
import { atOnce, tally } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import type { TestAnswer } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { limitedTo } from '../support/test-settings.ts';

const origin = 'https://swap.example.org';
const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: origin });
const { deliver } = accountEmails(server, mails);

const passkeysOf = async ({ api }: TestMember) => (await api.ok('listPasskeys')).passkeys;
const start = async ({ api, password }: TestMember) => (await api.ok('startPasskey', { body: { password } })).options;

const add = (member: TestMember, name?: string) => addPasskey(member, origin, name);

/** Requests a challenge like a browser: returns its cookie and the challenge. */
async function challenge(cookie = '', on = server) {
  const answer = await on.visitor.call('startPasskeyLogIn', { headers: cookie === '' ? {} : { cookie } });
  const { options } = answer.body as { options: Parameters<SoftwarePasskey['use']>[0] };
  return { cookie: cookieOf(answer, 'passkey'), options };
}

function cookieOf(answer: TestAnswer, name: string): string {
  const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
}

const send = (credential: unknown, cookie: string, on = server) =>
  on.visitor.call('logInWithPasskey', { body: { credential }, headers: { cookie } });

async function logIn(passkey: SoftwarePasskey, options: Parameters<SoftwarePasskey['use']>[1] = {}, on = server) {
  const asked = await challenge('', on);
  return await send(passkey.use(asked.options, options), asked.cookie, on);
}

const rejected = { status: 401, body: { code: 'passkey_rejected', message: 'That passkey did not work. Try again.' } };

describe('a passkey', () => {
  test('is added with the password, named, listed, and announced by email', async () => {
    const ana = await server.joinConfirmed('Ana');
    await add(ana, '  My  phone ');
    const [passkey] = await passkeysOf(ana);
    expect(passkey).toEqual({
      _id: expect.any(String),
      name: 'My phone',
      createdAt: '2026-11-20T12:00:00.000Z',
      isSynced: false,
    });
    await deliver();
    expect((await mails()).at(-1)).toMatchObject({ subject: 'A passkey was added', to: [{ address: ana.email }] });
  });

  test('is discoverable, with user verification and a random account name', async () => {
    const ana = await server.joinConfirmed('Ana');
    const options = await start(ana);
    expect(options).toMatchObject({
      rp: { id: 'swap.example.org', name: 'Skill Exchange' },
      user: { name: ana.email, displayName: 'Ana' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const first = await add(ana);
    const second = await start(ana);
    expect(second.excludeCredentials).toEqual([{ type: 'public-key', id: first.id }]);
    expect(second.user.id).toBe(first.userHandle);
    expect(second.challenge).not.toBe(options.challenge);
  });

  test('is added once per challenge, within 5 minutes, by the same log-in', async () => {
    const ana = await server.joinConfirmed('Ana');
    const elsewhere = await server.logIn(ana.email, ana.password);
    const options = await start(ana);
    const make = () => ({ credential: new SoftwarePasskey(origin).make(options) });
    const notAdded = { status: 403, body: { code: 'passkey_rejected' } };
    expect(await elsewhere.api.call('addPasskey', { body: make() })).toMatchObject(notAdded);
    expect(await ana.api.call('addPasskey', { body: make() })).toMatchObject({ status: 201 });
    expect(await ana.api.call('addPasskey', { body: make() })).toMatchObject(notAdded);
    const credential = new SoftwarePasskey(origin).make(await start(ana));
    server.clock.set('2026-11-20T12:05:00.000Z');
    expect(await ana.api.call('addPasskey', { body: { credential } })).toMatchObject(notAdded);
    expect(await passkeysOf(ana)).toHaveLength(1);
  });

  test.each([
    ['made for another page', { origin: 'https://swap.example.net' }],
    ['made for another site', { rpId: 'example.net' }],
    ['made without verifying the user', { isVerified: false }],
  ])('is not added where it was %s', async (_, options) => {
    const ana = await server.joinConfirmed('Ana');
    const credential = new SoftwarePasskey(origin).make(await start(ana), options);
    expect(await ana.api.call('addPasskey', { body: { credential } })).toMatchObject({ status: 403 });
  });

  test('belongs to one member, and cannot be added twice', async () => {
    const [ana, ben] = [await server.joinConfirmed('Ana'), await server.joinConfirmed('Ben')];
    const passkey = await add(ana);
    const credential = passkey.make(await start(ben));
    expect(await ben.api.call('addPasskey', { body: { credential } })).toMatchObject({
      status: 409,
      body: { code: 'passkey_exists' },
    });
  });

  test('is rejected as the 21st', async () => {
    const ana = await server.joinConfirmed('Ana');
    for (let count = 0; count < 20; count += 1) await add(ana);
    expect(await ana.api.call('startPasskey', { body: { password: ana.password } })).toMatchObject({
      status: 409,
      body: { code: 'too_many_passkeys' },
    });
  });

  test('can be renamed, and removed with the password, which still logs in', async () => {
    const ana = await server.joinConfirmed('Ana');
    const passkey = await add(ana, 'Old');
    const [{ _id: passkeyId } = { _id: '' }] = await passkeysOf(ana);
    const other = await add(ana, 'Other');
    await ana.api.ok('renamePasskey', { path: { passkeyId }, body: { name: 'New' } });
    expect((await passkeysOf(ana)).map(({ name }) => name).toSorted()).toEqual(['New', 'Other']);
    expect(
      await ana.api.call('renamePasskey', { path: { passkeyId }, body: { name: 'In\u200bvisible' } }),
    ).toMatchObject({ status: 400, body: { field: 'name' } });
    const remove = (password: string) => ana.api.call('removePasskey', { path: { passkeyId }, body: { password } });
    expect(await remove('not mine')).toMatchObject({ status: 403 });
    const accepted = { rpId: 'swap.example.org', userId: passkey.userHandle, allAcceptedCredentialIds: [other.id] };
    expect(await remove(ana.password)).toMatchObject({ status: 200, body: { accepted } });
    expect(await remove(ana.password)).toMatchObject({ status: 404, body: { code: 'passkey_not_found' } });
    expect(await logIn(passkey)).toMatchObject({ status: 401, body: { code: 'passkey_unknown' } });
    expect((await server.logIn(ana.email, ana.password)).id).toBe(ana.id);
    await deliver();
    expect((await mails()).at(-1)).toMatchObject({ subject: 'A passkey was removed' });
  });
});

describe('a log-in with a passkey', () => {
  test('needs only the passkey, and answers like a log-in with a password', async () => {
    const ana = await server.joinConfirmed('Ana');
    const passkey = await add(ana);
    const answer = await logIn(passkey, { isSynced: true });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Ana', email: ana.email, message: 'Login successful' } });
    const api = server.visitor.with({ cookie: cookieOf(answer, 'session') });
    expect((await api.call('listChatUsers', { path: { currentUserId: ana.id } })).status).toBe(200);
    expect(cookieOf(answer, 'device')).not.toBe('');
    expect(await passkeysOf(ana)).toMatchObject([{ lastUsedAt: '2026-11-20T12:00:00.000Z', isSynced: true }]);
  });

  test('needs the challenge of the same browser, once, within 5 minutes', async () => {
    const passkey = await add(await server.joinConfirmed('Ana'));
    const [here, elsewhere] = [await challenge(), await challenge()];
    expect(await send(passkey.use(here.options), elsewhere.cookie)).toMatchObject(rejected);
    expect(await send(passkey.use(here.options), '')).toMatchObject(rejected);
    expect(await send(passkey.use(here.options), here.cookie)).toMatchObject({ status: 200 });
    expect(await send(passkey.use(here.options), here.cookie)).toMatchObject(rejected);
    server.clock.set('2026-11-20T12:05:00.000Z');
    expect(await send(passkey.use(elsewhere.options), elsewhere.cookie)).toMatchObject(rejected);
  });

  test('keeps the challenge of another tab of the browser', async () => {
    const passkey = await add(await server.joinConfirmed('Ana'));
    const one = await challenge();
    const other = await challenge(one.cookie);
    expect(other.cookie).toBe(one.cookie);
    expect(await send(passkey.use(one.options), one.cookie)).toMatchObject({ status: 200 });
    expect(await send(passkey.use(other.options), other.cookie)).toMatchObject({ status: 200 });
  });

  test('sent 200 times at once opens one session', async () => {
    const passkey = await add(await server.joinConfirmed('Ana'));
    const { cookie, options } = await challenge();
    const credential = passkey.use(options);
    expect(tally(await atOnce(200, () => send(credential, cookie)))).toEqual({ 200: 1, 401: 199 });
  });

  test.each([
    ['from another page', { origin: 'https://swap.example.net' }],
    ['for another site', { rpId: 'example.net' }],
    ['without verifying the user', { isVerified: false }],
  ])('is rejected where it was signed %s', async (_, options) => {
    const passkey = await add(await server.joinConfirmed('Ana'));
    expect(await logIn(passkey, options)).toMatchObject(rejected);
    expect(await logIn(passkey)).toMatchObject({ status: 200 });
  });

  test('is rejected for an unknown passkey, another account or another key', async () => {
    const [ana, ben] = [await add(await server.joinConfirmed('Ana')), await add(await server.joinConfirmed('Ben'))];
    const stranger = new SoftwarePasskey(origin);
    stranger.make(await start(await server.joinConfirmed('Eve')));
    expect(await logIn(stranger)).toMatchObject({ status: 401, body: { code: 'passkey_unknown' } });
    const asked = await challenge();
    const mixed = { ...ana.use(asked.options), id: ben.id, rawId: ben.id };
    expect(await send(mixed, asked.cookie)).toMatchObject(rejected);
    ana.userHandle = ben.userHandle;
    expect(await logIn(ana)).toMatchObject(rejected);
  });

  test('with a counter that does not rise is logged and not rejected', async () => {
    const passkey = await add(await server.joinConfirmed('Ana'));
    const warn = vi.fn();
    const use = async (counter: number) => {
      const { cookie, options } = await challenge();
      passkey.counter = counter;
      return await logInWithPasskey(server.app.context, passkey.use(options), {
        party: relyingPartyOf(server.app.context, { headers: {} }),
        browser: cookie.split('=')[1] ?? '',
        from: { address: '203.0.113.1', agent: '', device: null, timeZone: null, language: null, sessions: [] },
        log: { warn },
      });
    };
    for (const counter of [0, 0, 7, 8]) await use(counter);
    expect(warn).not.toHaveBeenCalled();
    await use(8);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ counter: 8, before: 8 }), expect.any(String));
  });

  test('stores challenges only as hashes, and deletes old ones with the next', async () => {
    const { cookie, options } = await challenge();
    const rows = async () =>
      (
        await sql<{ row: string }>`select to_jsonb(c)::text as row from webauthn_challenges c`.execute(
          server.database.db,
        )
      ).rows;
    const [first] = await rows();
    expect(first?.row).not.toContain(options.challenge);
    expect(first?.row).not.toContain(cookie.split('=')[1]);
    server.clock.set('2026-11-20T12:05:00.000Z');
    await challenge();
    expect(await rows()).toHaveLength(1);
  });
});

describe('a site on this machine', () => {
  const local = useServer({ siteUrl: 'http://localhost:3000' });
  test('accepts passkeys of pages on its other ports, but on no other host', async () => {
    const ana = await local.joinConfirmed('Ana');
    const addFrom = async (page: string) => {
      const { options } = await ana.api.ok('startPasskey', { body: { password: ana.password } });
      const credential = new SoftwarePasskey(page).make(options);
      return (await ana.api.call('addPasskey', { body: { credential }, headers: { origin: page } })).status;
    };
    expect(await addFrom('http://localhost:5173')).toBe(201);
    expect(await addFrom('http://localhost.example.org')).toBe(403);
  });
});

describe.skipIf(throughProxy !== null)('failed log-ins with a passkey', () => {
  const failures = 5;
  const limited = useServer({
    siteUrl: origin,
    ...limitedTo({ 'log-in-failures-per-account-and-address-quarter': failures }),
  });

  test('count like those with a password', async () => {
    const ana = await limited.joinConfirmed('Ana');
    const passkey = await add(ana);
    for (let count = 0; count < failures; count += 1)
      expect(await logIn(passkey, { isVerified: false }, limited)).toMatchObject({ status: 401 });
    expect(await logIn(passkey, {}, limited)).toMatchObject({ status: 429 });
    expect(await limited.visitor.call('logIn', { body: { email: ana.email, password: ana.password } })).toMatchObject({
      status: 429,
    });
  });
});
