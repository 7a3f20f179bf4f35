import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDatabaseSettings, readSettings } from '../../src/env.ts';
import { SettingsError } from '../../src/settings/setting-values.ts';

describe('settings', () => {
  test('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '::',
      dataDir: resolve('./data'),
      databaseUrl: null,
      redisUrl: null,
      webOrigins: [],
      jwtSecret: null,
      seedDemo: false,
      articlesUrl: 'https://dev.to/api',
      logLevel: 'info',
      trustProxy: false,
      metricsToken: null,
      pool: { connections: 20, connectTimeoutMs: 3_000, statementTimeoutMs: 5_000 },
      rateLimits: { factor: 1, numbers: {} },
    });
  });

  test('treat an empty value as missing', () => {
    expect(readSettings({ PORT: '', WEB_ORIGIN: ' ', JWT_SECRET: '' })).toEqual(readSettings({}));
  });

  test.each([
    ['"8080"', '"require"', '"./data"', '[::1]'],
    ["'8080'", " 'require' ", "'./data'", '"::1"'],
  ])('leave out what a file of variables has around them: %s, %s, %s, %s', (PORT, VERIFY_EMAIL, DATA_DIR, HOST) => {
    const bare = readSettings({ PORT: '8080', VERIFY_EMAIL: 'require', DATA_DIR: './data', HOST: '::1' });
    expect(readSettings({ PORT, VERIFY_EMAIL, DATA_DIR, HOST })).toEqual({ ...bare, given: expect.anything() });
    const name = '"Swap, Lisbon" <swap@example.org>';
    expect(readSettings({ MAIL_FROM: name }).mail.from).toBe(name);
    const quoted = `"O'Brien <swap@example.org>"`;
    expect(readSettings({ MAIL_FROM: quoted }).mail.from).toBe("O'Brien <swap@example.org>");
  });

  test('accept a factor for all limits, and numbers for some', () => {
    const names = 'sign-ups-per-address-hour=300, events-per-member-day = 5';
    expect(readSettings({ RATE_LIMIT_FACTOR: '2', RATE_LIMITS: names }).rateLimits).toEqual({
      factor: 2,
      numbers: { 'sign-ups-per-address-hour': 300, 'events-per-member-day': 5 },
    });
  });

  test('show the demo articles with the demo community, unless an address is set', () => {
    expect(readSettings({ SEED_DEMO: '1' }).articlesUrl).toBeNull();
    const given = readSettings({ SEED_DEMO: '1', ARTICLES_URL: 'https://articles.example.org/api' });
    expect(given.articlesUrl).toBe('https://articles.example.org/api');
  });

  test('accept several origins and proxies', () => {
    const origins = readSettings({ WEB_ORIGIN: 'https://a.example, http://localhost:5173/' }).webOrigins;
    expect(origins).toEqual(['https://a.example', 'http://localhost:5173']);
    expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readSettings({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(readSettings({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
    const networks = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy;
    expect(networks).toEqual(['loopback', '10.0.0.0/8', '::1']);
  });

  test.each([
    ['PORT', '80.5'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['REDIS_URL', 'localhost:6379'],
    ['WEB_ORIGIN', 'app.example.org'],
    ['WEB_ORIGIN', 'https://app.example.org/path'],
    ['JWT_SECRET', 'short'],
    ['SEED_DEMO', 'perhaps'],
    ['ARTICLES_URL', 'ftp://example.org'],
    ['CONTACT_EMAIL', 'nobody'],
    ['SITE_URL', 'swap.example.org'],
    ['SITE_URL', 'https://example.org/swap'],
    ['SITE_URL', 'https://swap.example.org/?from=mail'],
    ['SMTP_URL', 'mail.example.org:587'],
    ['MAIL_FROM', 'hello'],
    ['MAIL_FROM', 'Skill Exchange hello@example.org'],
    ['PUSH_PRIVATE_KEY', 'too short'],
    ['PUSH_SERVICES', 'https://push.example.org'],
    ['VERIFY_EMAIL', 'perhaps'],
    ['SESSION_MINUTES', '14'],
    ['SESSION_MINUTES', '241'],
    ['MEETING_ROOMS', 'meet.example.org/{room}'],
    ['MEETING_ROOMS', 'https://meet.example.org/'],
    ['MEETING_ROOMS', 'https://{room}.example.org/'],
    ['MEETING_ROOMS', 'https://meet.example.org/{room}/{room}'],
    ['MEETING_ROOMS', 'https://u:p@meet.example.org/{room}'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', 'loopback,'],
    ['TRUST_PROXY', 'loopback, true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['DATA_DIR', '~/data'],
    ['DATA_DIR', '$HOME/data'],
    ['TRUST_PROXY', '::1/129'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '1.5'],
    ['RATE_LIMITS', 'many'],
    ['RATE_LIMITS', 'sign-ups=300'],
    ['RATE_LIMITS', 'sign-ups-per-address-hour'],
    ['RATE_LIMITS', 'sign-ups-per-address-hour=0'],
    ['RATE_LIMITS', 'sign-ups-per-address-hour=300, events-per-member-day=few'],
    ['METRICS_TOKEN', 'guessable'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_CONNECT_TIMEOUT_MS', '3s'],
    ['DATABASE_STATEMENT_TIMEOUT_MS', '-1'],
  ])('name %s in one line when it is %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test.each([
    ['DATABASE_URL', 'postgres://u:hun/ter@host/db'],
    ['DATABASE_URL', 'postgres://u:12/34@host/db'],
    ['DATABASE_URL', 'postgres://u:hun#ter@host/db'],
    ['DATABASE_URL', 'postgres://u:12#34@host/db'],
    ['DATABASE_URL', 'postgres://u:hun?ter@host/db'],
    ['DATABASE_URL', 'postgres://u:12?34@host/db'],
    ['DATABASE_URL', 'postgres://u:a@b/hunter@host/db'],
    ['DATABASE_URL', 'postgres://u:50%hunter@host/db'],
    ['REDIS_URL', 'redis://:hun/ter@host:6379'],
    ['REDIS_URL', 'redis://:hunter#@host:6379'],
    ['SMTP_URL', 'smtps://ines@example.org:hun#ter@mail.example.org'],
    ['SMTP_URL', 'smtp://user:hunter?@mail.example.org:587'],
  ])('say how to write the password of %s: %s', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(
      new RegExp(`^${name} [^\\n]+percent-encoded: / as %2F, # as %23, [?] as %3F, @ as %40[^\\n]+$`),
    );
    expect(read).not.toThrow(/hun|ter@|12|34@/);
  });

  test.each([
    'postgres://u:hun%2Fter%23%3F%40@host/db',
    'postgres://ines@example.org:hunter@host/db',
    'postgres://host/db?user=ines@example.org&sslmode=require',
    'postgres://host?user=ines@example.org',
    'postgres://u:p@[::1]:5432/db?options=-c%20x',
  ])('accept the address %s', (text) => {
    expect(readDatabaseSettings({ DATABASE_URL: text }).databaseUrl).toBe(text);
  });

  test('read every secret from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    try {
      const secrets = {
        DATABASE_URL: 'postgres://u:p@host/db',
        REDIS_URL: 'redis://:p@host',
        SMTP_URL: 'smtps://u:p@mail.example.org',
        JWT_SECRET: 'a'.repeat(32),
        JWT_SECRET_BEFORE: 'b'.repeat(32),
        PUSH_PRIVATE_KEY: Buffer.alloc(32, 'push').toString('base64url'),
        CODES_KEY: 'c'.repeat(32),
        METRICS_TOKEN: 'd'.repeat(16),
      };
      const rest = { SITE_URL: 'https://swap.example.org', MAIL_FROM: 'hello@example.org' };
      const files = Object.entries(secrets).map(([name, value]) => {
        const file = join(folder, name);
        writeFileSync(file, `${value}\n`);
        return [`${name}_FILE`, file];
      });
      const fromFiles = readSettings({ ...rest, ...Object.fromEntries(files) });
      // Operators read the names of the variables that are set.
      const { given } = fromFiles;
      expect(fromFiles).toEqual({ ...readSettings({ ...rest, ...secrets }), given });
      expect(given).toContainEqual({ variable: 'CODES_KEY_FILE' });
      const token = join(folder, 'METRICS_TOKEN');
      expect(() => readSettings({ METRICS_TOKEN_FILE: token, METRICS_TOKEN: 'e'.repeat(16) })).toThrow(
        'METRICS_TOKEN and METRICS_TOKEN_FILE are both set. Remove one of them.',
      );
      const nowhere = join(folder, 'nowhere');
      expect(() => readSettings({ CODES_KEY_FILE: nowhere })).toThrow(/^CODES_KEY_FILE [^\n]+ cannot be read: [^\n]+$/);
      writeFileSync(nowhere, '\ufeffsecret', 'utf16le');
      expect(() => readSettings({ CODES_KEY_FILE: nowhere })).toThrow(/^CODES_KEY_FILE [^\n]+ not in UTF-8: [^\n]+$/);
      writeFileSync(nowhere, '\n');
      expect(() => readSettings({ CODES_KEY_FILE: nowhere })).toThrow(/^CODES_KEY_FILE names an empty file: [^\n]+$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('of emails depend on each other', () => {
    const site = { SITE_URL: 'https://swap.example.org/' };
    const smtp = { SMTP_URL: 'smtps://user:hunter2@mail.example.org' };
    const from = { MAIL_FROM: 'Skill Exchange <hello@example.org>' };
    const given = readSettings({ ...site, ...smtp, ...from });
    expect(given.siteUrl).toBe('https://swap.example.org');
    expect(given.mail).toEqual({ smtpUrl: smtp.SMTP_URL, from: from.MAIL_FROM, dkim: null });
    expect(() => readSettings({ ...site, ...smtp })).toThrow('MAIL_FROM is required with SMTP_URL.');
    expect(() => readSettings({ ...smtp, ...from })).toThrow('SITE_URL is required with SMTP_URL.');
    const dkim = { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'mail' };
    expect(() => readSettings({ ...dkim, DKIM_KEY_FILE: '/nowhere.pem' })).toThrow(/^DKIM_KEY_FILE .* read: [^\n]+$/);
    expect(() => readSettings(dkim)).toThrow('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE go together.');
    const noKey = import.meta.filename;
    expect(() => readSettings({ ...dkim, DKIM_KEY_FILE: noKey })).toThrow(/^DKIM_KEY_FILE .* no private key: [^\n]+$/);
  });

  test('of the database need no secret, since commands sign nothing', () => {
    const address = 'postgres://u:p@host/db';
    expect(readDatabaseSettings({ DATABASE_URL: address }).databaseUrl).toBe(address);
    expect(() => readDatabaseSettings({ DATABASE_URL: 'http://u:hunter2@host' })).toThrow(/^(?!.*hunter2)/);
  });

  test('require a secret with PostgreSQL, and never show its password', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgres://u:p@host/db' })).toThrow('JWT_SECRET is required');
    expect(() => readSettings({ DATABASE_URL: 'http://u:hunter2@host' })).toThrow(/^(?!.*hunter2)/);
  });
});
