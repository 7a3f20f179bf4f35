import { expect, test } from 'vitest';
import { memberIdOf } from '../../src/lib/auth-session/token.ts';

function tokenWith(payload: unknown): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;
}

test('reads the member id, in any alphabet', () => {
  expect(memberIdOf(tokenWith({ _id: 'inês-1', exp: 1 }))).toBe('inês-1');
  // `?` and `~` make the characters that differ between base64 and base64url.
  expect(memberIdOf(tokenWith({ _id: '???~~~>>>' }))).toBe('???~~~>>>');
});

test.each([
  ['empty', ''],
  ['not a token', 'hello'],
  ['not base64', 'a.%%%.c'],
  ['not JSON', `a.${Buffer.from('nope').toString('base64url')}.c`],
  ['null', tokenWith(null)],
  ['no id', tokenWith({ sub: '1' })],
  ['an empty id', tokenWith({ _id: '' })],
  ['an id that is no text', tokenWith({ _id: 7 })],
])('finds no member in a token that is %s', (_name, token) => {
  expect(memberIdOf(token)).toBeNull();
});
