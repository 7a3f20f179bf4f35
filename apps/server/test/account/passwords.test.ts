import { hashSync } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { useServer } from '../support/test-server.ts';

const server = useServer();

const guessable = 'password: is one of the first that anybody tries. Use three or four unrelated words.';
const account = (password: string) => ({
  name: 'Inês Carvalho',
  email: 'ines.carvalho@example.org',
  password,
});

/** An é as one character, and as an e with a combining accent. */
const composed = 'three caf\u00e9s nearby';
const decomposed = 'three cafe\u0301s nearby';

describe('a new password', () => {
  test.each([
    'password',
    '12345678',
    '        ',
    'P@ssw0rd!',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    '11111111',
    'iloveyou1',
    'skill exchange',
    '\u200b'.repeat(8),
    'password'.repeat(25),
  ])('%j is rejected with words that help', async (password) => {
    expect(await server.visitor.errorOf('signUp', 400, { body: account(password) })).toBe(guessable);
  });

  test.each(['Inês Carvalho', 'ines carvalho', 'carvalhoines', 'ines.carvalho@example.org', 'carvalho1'])(
    '%j is rejected where it is the name or the e-mail address of its member',
    async (password) => {
      expect(await server.visitor.errorOf('signUp', 400, { body: account(password) })).toBe(guessable);
    },
  );

  test('counts its characters after composing letters', async () => {
    expect(await server.visitor.errorOf('signUp', 400, { body: account('e\u0301'.repeat(4)) })).toBe(
      'password: must have at least 8 characters',
    );
  });

  test.each(['long enough', 'a long passphrase', 'correct horse battery', 'wkz9-Tb2r', 'пять зелёных окон'])(
    '%j is taken',
    async (password) => {
      await server.visitor.ok('signUp', { body: account(password) });
      await server.visitor.ok('logIn', { body: account(password) });
    },
  );
});

describe('letters that look the same', () => {
  test.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('log in, however they are typed', async (chosen, typed) => {
    await server.visitor.ok('signUp', { body: account(chosen) });
    for (const password of [chosen, typed]) {
      await server.visitor.ok('logIn', { body: account(password) });
    }
  });

  test('log in with a hash that was made of the text as typed', async () => {
    await server.visitor.ok('signUp', { body: account(composed) });
    const password_hash = hashSync(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await server.database.db.updateTable('members').set({ password_hash }).execute();
    await server.visitor.ok('logIn', { body: account(decomposed) });
    await server.visitor.errorOf('logIn', 401, { body: account('another one altogether') });
  });
});

describe('an e-mail address', () => {
  test.each(['ines\u200b@example.org', 'ines@exam\u00adple.org', 'ines\u202e@example.org', '\u2800ines@example.org'])(
    'with invisible characters is rejected: %j',
    async (email) => {
      const body = { ...account('a long passphrase'), email };
      expect(await server.visitor.errorOf('signUp', 400, { body })).toBe('email: must be an email address');
    },
  );
});
