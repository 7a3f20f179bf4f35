import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/env.ts';
import { settingWarnings } from '../../src/settings/setting-warnings.ts';

const warningsOf = (variables: Record<string, string>) =>
  settingWarnings(readSettings({ SEED_DEMO: 'true', ...variables }));

test.each([
  'x'.repeat(32),
  'changeme'.repeat(4),
  'secret-secret-secret-secret-secret',
  'abcdefghijklmnopqrstuvwxyzabcdef',
  '12345678901234567890123456789012',
])('JWT_SECRET=%s is warned of, and not repeated', (secret) => {
  const [warning = '', ...others] = warningsOf({ JWT_SECRET: secret });
  expect(others).toEqual([]);
  expect(warning).toMatch(/^JWT_SECRET is easy to guess[^\n]+$/);
  expect(warning).not.toContain(secret);
});

test('a random JWT_SECRET causes no warning', () => {
  for (let round = 0; round < 200; round += 1) {
    expect(warningsOf({ JWT_SECRET: randomBytes(32).toString('hex') })).toEqual([]);
    expect(warningsOf({ JWT_SECRET: randomBytes(24).toString('base64url') })).toEqual([]);
  }
});

test('TRUST_PROXY=true causes a warning, and named proxies do not', () => {
  expect(warningsOf({ TRUST_PROXY: 'true' })).toEqual([expect.stringMatching(/^TRUST_PROXY=true [^\n]+$/)]);
  for (const proxies of ['false', 'loopback', '10.0.0.0/8', '1']) {
    expect(warningsOf({ TRUST_PROXY: proxies })).toEqual([]);
  }
});

test('a real community without a mail server causes a warning', () => {
  const smtp = { SITE_URL: 'https://example.org', SMTP_URL: 'smtp://mail', MAIL_FROM: 'hello@example.org' };
  expect(warningsOf({ SEED_DEMO: 'false' })).toEqual([expect.stringMatching(/^SMTP_URL is not set[^\n]+$/)]);
  expect(warningsOf({ SEED_DEMO: 'false', ...smtp })).toEqual([]);
});

test.each([
  ['REDIS_URI', 'REDIS_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['DATABASE-URL', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['jwtSecret', 'JWT_SECRET'],
  ['JWT_SECRETS', 'JWT_SECRET'],
  ['MODERATOR', 'MODERATORS'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['JWT_SECRTE_FILE', 'JWT_SECRET_FILE'],
  ['SESSION_MINUTE', 'SESSION_MINUTES'],
])('%s is warned of, and its value is not repeated', (name, meant) => {
  expect(warningsOf({ [name]: 'hunter2' })).toEqual([
    `${name} is no setting and has no effect. Did you mean ${meant}?`,
  ]);
});

test.each([
  'PATH',
  'HOSTNAME',
  'POST',
  'NODE_ENV',
  'REDIS_HOST',
  'REDIS_PORT',
  'POSTGRES_URL',
  'XDG_DATA_DIRS',
  'npm_config_loglevel',
  'VITE_API_URL',
  'EMAIL_FROM_NAME',
])('%s of another program causes no warning', (name) => {
  expect(warningsOf({ [name]: 'something' })).toEqual([]);
});
