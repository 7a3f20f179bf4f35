import { expect, it } from 'vitest';
import { linkOrNothing, linkRequired, sizeFrom } from './meeting-rules.ts';

it.each(['https://meet.example.org/a', 'http://localhost:3000'])('takes %s for a link', (link) => {
  expect(linkRequired(link)).toBe(true);
});

it.each([
  'meet.example.org',
  'javascript:alert(1)',
  'mailto:a@b.org',
  'https://',
  'https:example.org',
  'https://a b.org',
])('does not take "%s" for a link', (link) => {
  expect(linkOrNothing(link)).toBe('Please enter a valid URL.');
});

it('says what else a link may not have', () => {
  expect(linkOrNothing('https://trusted@evil.example')).toBe(
    'Names a user before the address; leave out all up to the @.',
  );
  expect(linkOrNothing('https://evil.example/\u202egpj')).toBe(
    'Has an invisible character; type it again without it.',
  );
});

it('asks for a link where it is required, and forgives spaces around it', () => {
  expect(linkOrNothing('  ')).toBe(true);
  expect(linkRequired('  ')).toBe('Required');
  expect(linkRequired(' https://meet.example.org ')).toBe(true);
});

it('takes whole numbers from the smallest on', () => {
  const rule = sizeFrom(3);
  expect(rule('3')).toBe(true);
  expect(rule('')).toBe('Required');
  for (const wrong of ['2', '3.5', '-4', '1e3', 'many']) {
    expect(rule(wrong)).toBe('Please enter a whole number, 3 or more.');
  }
  expect(rule('10000')).toBe(true);
  expect(rule('9'.repeat(20))).toBe('Please enter 10000 or fewer.');
});
