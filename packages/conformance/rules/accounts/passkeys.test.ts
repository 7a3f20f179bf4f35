import { describe, expect } from 'vitest';
import { addition, skipWhereUnconfirmed } from '../../src/addition.ts';
import { Caller, visitor } from '../../src/backend.ts';
import { newMember, uniqueWord } from '../../src/members.ts';
import { given } from '../../src/states.ts';

const nowhere = { path: { passkeyId: '3c1fb4a8-9f0e-4d3b-8a53-1f2f5d0f7a21' } };
const unknown = { id: 'dW5rbm93bg', rawId: 'dW5rbm93bg', type: 'public-key' };

describe('startPasskeyLogIn', () => {
  addition('gives each call a challenge of its own', async () => {
    const [one, other] = [await visitor.ok('startPasskeyLogIn'), await visitor.ok('startPasskeyLogIn')];
    expect(one.options.challenge).not.toBe(other.options.challenge);
    expect(Buffer.from(one.options.challenge, 'base64url').length).toBeGreaterThanOrEqual(16);
  });
});

describe('logInWithPasskey', () => {
  addition('rejects a passkey that is not known', async () => {
    const response = {
      clientDataJSON: 'e30',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbg',
      userHandle: 'aGFuZGxl',
    };
    expect(await visitor.status('logInWithPasskey', { body: { credential: { ...unknown, response } } })).toBe(401);
    expect(await visitor.status('logInWithPasskey', { body: { credential: unknown } })).toBe(400);
  });

  addition('takes a signed challenge once, from the browser that asked for it', async (context) => {
    const {
      api: _api,
      chat: _chat,
      cookie,
      credentialId: id,
      ...response
    } = await given(context, 'a passkey that signed a challenge');
    const body = { credential: { id, rawId: id, type: 'public-key', response } };
    const call = { body, headers: { cookie } };
    expect(await visitor.outcome('logInWithPasskey', { body })).toEqual([401, 'passkey_rejected']);
    const { name, email, jwtToken } = await visitor.ok('logInWithPasskey', call);
    const api = new Caller({ authorization: `Bearer ${jwtToken}` });
    const [{ lastUsedAt = '' } = {}] = (await api.ok('listPasskeys')).passkeys;
    expect([name, email].map((text) => typeof text)).toEqual(['string', 'string']);
    expect(Date.parse(lastUsedAt)).not.toBeNaN();
    expect(await visitor.outcome('logInWithPasskey', call)).toEqual([401, 'passkey_rejected']);
  });

  addition('says that a passkey which was removed is not known', async (context) => {
    const { cookie, ...signed } = await given(context, 'a passkey that signed a challenge');
    const { clientDataJSON, authenticatorData, signature, userHandle } = signed;
    const response = { clientDataJSON, authenticatorData, signature, userHandle };
    const call = { body: { credential: { ...unknown, response } }, headers: { cookie } };
    expect(await visitor.outcome('logInWithPasskey', call)).toEqual([401, 'passkey_unknown']);
  });
});

describe('startPasskey', () => {
  addition(
    'takes the password, and asks for a key that is found without an address and verifies its user',
    async (context) => {
      const ann = await newMember('Ann');
      expect(await ann.api.status('startPasskey', { body: { password: uniqueWord() } })).toBe(403);
      skipWhereUnconfirmed(context, await ann.api.call('startPasskey', { body: { password: ann.password } }));
      const { options } = await ann.api.ok('startPasskey', { body: { password: ann.password } });
      expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
      expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(ann.id);
      expect(await visitor.status('startPasskey', { body: { password: ann.password } })).toBe(401);
    },
  );
});

describe('addPasskey', () => {
  addition('rejects what answers no challenge', async () => {
    const ann = await newMember('Ann');
    const response = { clientDataJSON: 'e30', attestationObject: 'bm9uZQ' };
    const body = { credential: { ...unknown, response } };
    expect(await ann.api.status('addPasskey', { body })).toBe(403);
    expect(await visitor.status('addPasskey', { body })).toBe(401);
    expect((await ann.api.ok('listPasskeys')).passkeys).toEqual([]);
    expect(await visitor.status('listPasskeys')).toBe(401);
  });
});

describe('addPasskey and listPasskeys', () => {
  addition('answer the passkey of a challenge, which works once', async (context) => {
    const {
      api,
      credentialId: id,
      clientDataJSON,
      attestationObject,
    } = await given(context, 'a passkey that my browser made');
    const credential = { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject } };
    const { passkey } = await api.ok('addPasskey', { body: { credential, name: 'My phone' } });
    expect(passkey.name).toBe('My phone');
    expect(await api.outcome('addPasskey', { body: { credential } })).toEqual([403, 'passkey_rejected']);
    expect((await api.ok('listPasskeys')).passkeys).toEqual([passkey]);
  });
});

describe('renamePasskey and removePasskey', () => {
  addition('change the name, and take the passkey away with the password alone', async (context) => {
    const { api, passkeyId } = await given(context, 'a passkey', { password: 'correct horse battery' });
    const path = { passkeyId };
    const names = async () => (await api.ok('listPasskeys')).passkeys.map(({ name }) => name);
    expect(await api.outcome('renamePasskey', { path, body: { name: '' } })).toEqual([400, 'invalid_input']);
    expect(await api.outcome('renamePasskey', { path, body: { name: 'Old phone' } })).toEqual([200]);
    expect(await names()).toEqual(['Old phone']);
    const remove = (password: string) => api.outcome('removePasskey', { path, body: { password } });
    expect(await remove(uniqueWord())).toEqual([403, 'wrong_password']);
    expect(await names()).toEqual(['Old phone']);
    const removed = await api.ok('removePasskey', { path, body: { password: 'correct horse battery' } });
    expect(removed.accepted?.allAcceptedCredentialIds).toEqual([]);
    expect(await names()).toEqual([]);
    expect(await remove('correct horse battery')).toEqual([404, 'passkey_not_found']);
  });

  addition('leave the passkeys of others', async (context) => {
    const { api, passkeyId } = await given(context, 'a passkey', { mine: false, password: 'correct horse battery' });
    const path = { passkeyId };
    expect((await api.ok('listPasskeys')).passkeys).toEqual([]);
    const rename = await api.outcome('renamePasskey', { path, body: { name: 'Mine' } });
    const remove = await api.outcome('removePasskey', { path, body: { password: 'correct horse battery' } });
    expect([rename, remove]).toEqual([
      [404, 'passkey_not_found'],
      [404, 'passkey_not_found'],
    ]);
  });

  addition('find no passkey that is not the caller’s', async () => {
    const ann = await newMember('Ann');
    expect(await ann.api.status('renamePasskey', { ...nowhere, body: { name: 'Phone' } })).toBe(404);
    expect(await ann.api.status('removePasskey', { ...nowhere, body: { password: ann.password } })).toBe(404);
    expect(await visitor.status('renamePasskey', { ...nowhere, body: { name: 'Phone' } })).toBe(401);
    expect(await visitor.status('removePasskey', { ...nowhere, body: { password: ann.password } })).toBe(401);
  });
});
