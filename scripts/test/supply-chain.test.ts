import { expect, test } from 'vitest';
import { isAllowedLicence, lockedPackages } from '../lib/locked-packages.ts';
import { findSecrets } from '../lib/secrets.ts';

const kindsIn = (text: string, file = 'src/a.ts') => findSecrets(file, Buffer.from(text));

test.each([
  [['-----BEGIN', 'PRIVATE KEY-----'].join(' '), 'a private key'],
  [['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '), 'a private key'],
  [`AKIA${'A'.repeat(16)}`, 'a key of a cloud account'],
  [`ghp_${'a'.repeat(36)}`, 'a token of a code host'],
  [`npm_${'a'.repeat(36)}`, 'a token of the package registry'],
  [`postgres://app:${'hunter22'}@db.example.org/app`, 'a password in an address'],
  [`eyJ${'a'.repeat(30)}.eyJ${'b'.repeat(30)}.${'c'.repeat(43)}`, 'a signed token'],
])('%s is found', (text, kind) => {
  expect(kindsIn(`const x = '${text}';`)).toEqual([kind]);
});

test('texts that only mention secrets pass', () => {
  expect(kindsIn('postgres://localhost/app and https://example.org/a:b@c')).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a script writes it
  expect(kindsIn('DATABASE_URL=postgres://${USER}:${PASSWORD}@db/app')).toEqual([]);
  expect(kindsIn('', 'apps/server/.env')).toHaveLength(1);
});

test('a license expression is met by one of its choices, or by all of its parts', () => {
  expect(isAllowedLicence('(GPL-3.0-only OR MIT)')).toBe(true);
  expect(isAllowedLicence('MIT AND GPL-3.0-only')).toBe(false);
  expect(isAllowedLicence('unknown')).toBe(false);
});

test('the lock file has packages for production and for development', () => {
  const packages = lockedPackages();
  expect(packages.find(({ name }) => name === 'fastify')?.isDev).toBe(false);
  expect(packages.find(({ name }) => name === 'vitest')?.isDev).toBe(true);
});
