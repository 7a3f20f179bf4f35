import { describe, expect } from 'vitest';
import { addition, skipWhereUnconfirmed } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { newMember, uniqueWord } from '../src/members.ts';

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

describe('renamePasskey and removePasskey', () => {
  addition('find no passkey that is not the caller’s', async () => {
    const ann = await newMember('Ann');
    expect(await ann.api.status('renamePasskey', { ...nowhere, body: { name: 'Phone' } })).toBe(404);
    expect(await ann.api.status('removePasskey', { ...nowhere, body: { password: ann.password } })).toBe(404);
    expect(await visitor.status('renamePasskey', { ...nowhere, body: { name: 'Phone' } })).toBe(401);
    expect(await visitor.status('removePasskey', { ...nowhere, body: { password: ann.password } })).toBe(401);
  });
});
