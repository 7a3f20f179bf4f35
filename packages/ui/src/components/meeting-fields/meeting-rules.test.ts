import { expect, it } from 'vitest';
import { linkOrNothing, linkRequired, sizeFrom } from './meeting-rules.ts';

it.each(['https://meet.example.org/a', 'http://localhost:3000', 'meet.example.org/a', 'www.example.org'])(
  'accepts %s',
  (link) => {
    expect(linkRequired(link)).toBe(true);
  },
);

it.each([
  'not a link',
  'localhost:3000',
  'ana@example.org',
  'javascript:alert(1)',
  'mailto:a@b.org',
  'https://',
  'https:example.org',
  'https://a b.org',
])('rejects "%s"', (link) => {
  expect(linkOrNothing(link)).toBe('Please enter a valid URL.');
});

it('rejects links with a user name or invisible characters', () => {
  expect(linkOrNothing('https://trusted@evil.example')).toBe(
    'Names a user before the address; leave out all up to the @.',
  );
  expect(linkOrNothing('https://evil.example/\u202egpj')).toBe('Has an invisible character; type it again without it.');
});

it('requires a link and trims it', () => {
  expect(linkOrNothing('  ')).toBe(true);
  expect(linkRequired('  ')).toBe('Required');
  expect(linkRequired(' https://meet.example.org ')).toBe(true);
});

it('accepts integers within the limits', () => {
  const rule = sizeFrom(3);
  expect(rule('3')).toBe(true);
  expect(rule('')).toBe('Required');
  for (const invalid of ['2', '3.5', '-4', '1e3', 'many']) {
    expect(rule(invalid)).toBe('Please enter a whole number, 3 or more.');
  }
  expect(rule('10000')).toBe(true);
  expect(rule('9'.repeat(20))).toBe('Please enter 10000 or fewer.');
});
