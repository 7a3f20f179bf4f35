import { expect, test } from 'vitest';
import { type DomainRecord, needsSomebody, recordWords, refusalWords } from './mail-domain-words.ts';

test.each([
  ['550 5.1.1', 'There is no such mailbox (550 5.1.1)'],
  ['550 5.1.10', 'There is no such mailbox (550 5.1.10)'],
  ['552 5.2.2', 'The mailbox is full (552 5.2.2)'],
  ['552', 'The mailbox is full (552)'],
  ['550 5.2.1', 'The mailbox is turned off (550 5.2.1)'],
  ['550 5.7.26', 'The provider refuses our emails. See the domain below (550 5.7.26)'],
  ['550', 'The mail server gave no reason (550)'],
  ['', 'The mail server gave no reason'],
])('%j is refused because: %s', (code, words) => expect(refusalWords(code)).toBe(words));

test('a record of a newer server has its names', () => {
  const record = { kind: 'bimi', name: 'default._bimi.example.org', state: 'too_old' } as unknown as DomainRecord;
  expect(recordWords(record)).toMatchObject({ name: 'BIMI', state: 'too old', hint: undefined, isFine: false });
});

test('a key that the mail server has is nobody’s task here', () =>
  expect(recordWords({ kind: 'dkim', name: '_domainkey.example.org', state: 'by_mail_server' })).toMatchObject({
    isFine: true,
    hint: expect.stringContaining('dkim=pass'),
  }));

test.each([
  ['found', false],
  ['by_mail_server', false],
  // Nobody knows whether it does.
  ['unreachable', false],
  ['missing', true],
  ['no_domain', true],
] as const)('a record that is %s needs somebody: %s', (state, needs) =>
  expect(needsSomebody({ kind: 'spf', name: 'example.org', state })).toBe(needs),
);
