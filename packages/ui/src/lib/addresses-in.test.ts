import { expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';

test('reads lines, commas, semicolons and names before addresses, each address once', () => {
  const pasted = ' ada@example.org, Ben Gül <ben@example.org>;\n\r\nADA@example.org\r\n"Cay, Dr." <cay@example.org>';
  expect(addressesIn(pasted)).toEqual({
    addresses: ['ADA@example.org', 'ben@example.org', 'cay@example.org'],
    wrong: [],
  });
});

test.each(['ada', 'ada@example', 'a da@example.org', '@example.org', `${'a'.repeat(250)}@example.org`])(
  'says that %s is none',
  (word) => expect(addressesIn(`${word}\nben@example.org`)).toEqual({ addresses: ['ben@example.org'], wrong: [word] }),
);

test.each([
  ['rows of a table', 'Name\tAddress\r\nAda\tada@example.org\nBen\tben@example.org', ['Name', 'Address']],
  ['a row of a table', 'ada@example.org\tben@example.org', []],
  ['spaces', 'ada@example.org ben@example.org', []],
  ['names of Outlook', 'Lovelace, Ada <ada@example.org>; Gül, Ben <ben@example.org>', []],
  ['brackets', 'Ada (ada@example.org), (ben@example.org)', []],
  ['links', 'mailto:ada@example.org\n<mailto:ben@example.org>', []],
  ['a sentence', '"ada@example.org", ben@example.org.', []],
  ['full width', 'ada＠example．org、ben@example.org', []],
  ['a list of a document', '• ada@example.org\n2. ben@example.org', []],
  ['a copied email', 'To: ada@example.org\nCC：  Ben <ben@example.org>', []],
  ['remarks', 'ada@example.org（艾达）; ben@example.org (work)', []],
  ['a table in Markdown', '| Ada | ada@example.org |\n| Ben | ben@example.org |', []],
  ['a slash and signs', 'ada@example.org/ben@example.org!', []],
  ['a full stop of Chinese', 'ada@example。org。 ben@example.org', []],
  ['unseen characters', '\u202aada@example.org\u202c\n\u200bben@example.org\ufeff', []],
])('reads addresses of %s', (_what, text, wrong) => {
  expect(addressesIn(text)).toEqual({ addresses: ['ada@example.org', 'ben@example.org'], wrong });
});

test('knows the commas of other scripts', () =>
  expect(addressesIn('ada@example.org، ben@example.org，cay@example.org').wrong).toEqual([]));

test('finds none in nothing', () => expect(addressesIn(' \n,')).toEqual({ addresses: [], wrong: [] }));
