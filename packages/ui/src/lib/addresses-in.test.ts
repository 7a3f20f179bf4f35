import { expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';

test('reads lines, commas, semicolons and names before addresses, each address once', () => {
  const pasted = ' ada@example.org, Ben Gül <ben@example.org>;\n\r\nADA@example.org\r\n"Cay, Dr." <cay@example.org>';
  expect(addressesIn(pasted)).toEqual({
    addresses: ['ADA@example.org', 'ben@example.org', 'cay@example.org'],
    wrong: ['"Cay'],
  });
});

test.each(['ada', 'ada@example', 'a da@example.org', '@example.org', `${'a'.repeat(250)}@example.org`])(
  'says that %s is none',
  (word) => expect(addressesIn(`${word}\nben@example.org`)).toEqual({ addresses: ['ben@example.org'], wrong: [word] }),
);

test('knows the commas of other scripts', () =>
  expect(addressesIn('ada@example.org، ben@example.org，cay@example.org').wrong).toEqual([]));

test('finds none in nothing', () => expect(addressesIn(' \n,')).toEqual({ addresses: [], wrong: [] }));
