import { resolve } from 'node:path';
import { type LimitChanges, limitNames } from './limits/limit-table.ts';
import { type GivenVariable, givenVariables } from './settings/given-variables.ts';
import { misspelledSettings } from './settings/misspelled-settings.ts';
import {
  address,
  addresses,
  contact,
  flag,
  folder,
  hosts,
  integer,
  keyFile,
  numbersByName,
  origins,
  privateKeyOfCurve,
  proxies,
  read,
  roomTemplate,
  SettingsError,
  secretText,
  sender,
  serviceAddress,
  shortestPassphrase,
  shortestSecret,
  site,
  type Variables,
} from './settings/setting-values.ts';
import type { ProxyTrust } from './trusted-proxies.ts';

const verifications = ['off', 'ask', 'require'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings that database commands need: the data folder and the use of PostgreSQL. */
export interface DatabaseSettings {
  /** Folder of the embedded database, its lock and the generated token secret. */
  dataDir: string;
  /** PostgreSQL's URL; null for the embedded database. */
  databaseUrl: string | null;
  /** Encrypts backups, and reads encrypted ones; null for backups that are not encrypted. */
  backupPassphrase: string | null;
  pool: PoolSettings;
}

/** Limits on the use of PostgreSQL. The embedded database has one connection and cannot interrupt a statement. */
export interface PoolSettings {
  /** Maximum connections of this instance to PostgreSQL. */
  connections: number;
  /** How long a request waits for a connection, in milliseconds. */
  connectTimeoutMs: number;
  /**
   * Timeout of a statement, and of an idle transaction, in milliseconds. A second later the request also
   * ends on our side.
   */
  statementTimeoutMs: number;
}

/** How emails are sent. */
export interface MailSettings {
  /** The mail server; null writes emails into `dataDir`. */
  smtpUrl: string | null;
  /** The sender, such as `Skill Exchange <hello@example.org>`; an address alone gets the name of the community. */
  from: string;
  /** Signs emails; null when the mail server signs them. */
  dkim: { domain: string; selector: string; privateKey: string } | null;
}

export interface Settings extends DatabaseSettings {
  port: number;
  host: string;
  /** Shares limits and socket rooms between instances; null for a single instance. */
  redisUrl: string | null;
  /** The site's public URL, for the links in emails. */
  siteUrl: string;
  mail: MailSettings;
  /** Signs push notifications; null if they are disabled, or until it is created and stored in `dataDir`. */
  pushPrivateKey: string | null;
  /**
   * Encrypts secrets of authenticator apps; null if codes are disabled, or until it is created and
   * stored in `dataDir`.
   */
  codesKey: string | null;
  /** Hosts of the accepted push services; a leading dot includes all subdomains. */
  pushServices: string[];
  /**
   * Whether members are asked to confirm their email address, or must do so before they write to
   * strangers, host events and plan sessions.
   */
  verifyEmail: (typeof verifications)[number];
  /** Length of a session that is planned without one, in minutes; 0 for sessions that end when they start. */
  sessionMinutes: number;
  /** URL template of meeting rooms, with `{room}` for the room's name; null if the site creates none. */
  meetingRooms: string | null;
  /** Email addresses of moderators. */
  moderators: string[];
  /** Sends emails and reminders; false when a separate process does. */
  isWorker: boolean;
  /** Origins of web apps served elsewhere that may call with credentials. */
  webOrigins: string[];
  /** Folder of the built web app. */
  webDist: string;
  /** Null until it is created and stored in `dataDir`. */
  jwtSecret: string | null;
  /** The previous secret; its tokens are still valid. */
  jwtSecretBefore: string | null;
  seedDemo: boolean;
  /** Base URL of the public article service; null serves the demo articles. */
  articlesUrl: string | null;
  contactEmail: string;
  logLevel: (typeof logLevels)[number];
  trustProxy: ProxyTrust;
  /** The bearer token of /metrics; null allows requests from this machine only. */
  metricsToken: string | null;
  /** Changes to the contract's table of limits. */
  rateLimits: LimitChanges;
  /** The variables that are set, by name; without the value of secrets. */
  given: GivenVariable[];
  /** Warnings of variables that are almost settings. */
  misspelled: string[];
}

/** @throws SettingsError for a mail server without a sender or a site, and for incomplete DKIM settings. */
function mail(variables: Variables): MailSettings {
  const smtpUrl = serviceAddress(variables, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = sender(variables);
  // Without these, links in emails would point to the recipient's own machine.
  for (const name of smtpUrl === null ? [] : ['MAIL_FROM', 'SITE_URL'])
    if (read(variables, name) === undefined) throw new SettingsError(`${name} is required with SMTP_URL.`);
  const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'].map((name) => read(variables, name));
  const [domain, selector, file] = dkim;
  if (dkim.some((text) => text === undefined) && dkim.some((text) => text !== undefined))
    throw new SettingsError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE go together.');
  return {
    smtpUrl,
    from: from ?? 'hello@localhost',
    dkim: domain && selector && file ? { domain, selector, privateKey: keyFile('DKIM_KEY_FILE', file) } : null,
  };
}

function sessionMinutes(variables: Variables): number {
  const minutes = integer(variables, 'SESSION_MINUTES', 60, 0, 240);
  if (minutes > 0 && minutes < 15) throw new SettingsError('SESSION_MINUTES must be 0, or from 15 to 240.');
  return minutes;
}

/** Chrome, Edge and others; Firefox; Edge on Windows; Safari. */
const knownPushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

const repositoryRoot = resolve(import.meta.dirname, '../../..');

function secret(variables: Variables, databaseUrl: string | null): string | null {
  const text = secretText(variables, 'JWT_SECRET', shortestSecret);
  if (text === null && databaseUrl !== null) {
    throw new SettingsError('JWT_SECRET is required with DATABASE_URL.');
  }
  return text;
}

function oneOf<Word extends string>(variables: Variables, name: string, words: readonly Word[], fallback: Word): Word {
  const text = read(variables, name) ?? fallback;
  const word = words.find((candidate) => candidate === text);
  if (word === undefined) throw new SettingsError(`${name} must be one of ${words.join(', ')}, not "${text}".`);
  return word;
}

/**
 * Reads the settings of the database alone, for commands that do not serve.
 *
 * @throws SettingsError with one line that names the first wrong setting.
 */
export function readDatabaseSettings(variables: Variables = process.env): DatabaseSettings {
  const count = (name: string, fallback: number) => integer(variables, name, fallback, 1, 3_600_000);
  return {
    dataDir: folder(variables, 'DATA_DIR', './data'),
    databaseUrl: serviceAddress(variables, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    backupPassphrase: secretText(variables, 'BACKUP_PASSPHRASE', shortestPassphrase),
    pool: {
      connections: integer(variables, 'DATABASE_CONNECTIONS', 20, 1, 1000),
      connectTimeoutMs: count('DATABASE_CONNECT_TIMEOUT_MS', 3_000),
      statementTimeoutMs: count('DATABASE_STATEMENT_TIMEOUT_MS', 5_000),
    },
  };
}

/**
 * Reads and checks all settings. Folders become absolute paths.
 *
 * @throws SettingsError with one line that names the first wrong setting.
 */
export function readSettings(environment: Variables = process.env): Settings {
  const names = new Set<string>();
  const variables = new Proxy(environment, {
    get(target, name: string) {
      names.add(name);
      return target[name];
    },
  });
  const database = readDatabaseSettings(variables);
  const seedDemo = flag(variables, 'SEED_DEMO', false);
  const port = integer(variables, 'PORT', 3000, 0, 65_535);
  return {
    port,
    // All addresses of both families.
    // As in addresses: [::].
    host: (read(variables, 'HOST') ?? '::').replace(/^\[(.*)\]$/, '$1'),
    ...database,
    redisUrl: serviceAddress(variables, 'REDIS_URL', ['redis:', 'rediss:']),
    siteUrl: site(variables) ?? `http://localhost:${port}`,
    mail: mail(variables),
    pushPrivateKey: privateKeyOfCurve(variables, 'PUSH_PRIVATE_KEY'),
    codesKey: secretText(variables, 'CODES_KEY', shortestSecret),
    pushServices: hosts(variables, 'PUSH_SERVICES') ?? knownPushServices,
    verifyEmail: oneOf(variables, 'VERIFY_EMAIL', verifications, 'ask'),
    sessionMinutes: sessionMinutes(variables),
    meetingRooms: roomTemplate(variables),
    moderators: addresses(variables, 'MODERATORS'),
    isWorker: flag(variables, 'WORKER', true),
    webOrigins: origins(variables),
    webDist: folder(variables, 'WEB_DIST', resolve(repositoryRoot, 'apps/web/dist')),
    jwtSecret: secret(variables, database.databaseUrl),
    jwtSecretBefore: secretText(variables, 'JWT_SECRET_BEFORE', shortestSecret),
    seedDemo,
    articlesUrl: address(variables, 'ARTICLES_URL', ['http:', 'https:']) ?? (seedDemo ? null : 'https://dev.to/api'),
    contactEmail: contact(variables),
    logLevel: oneOf(variables, 'LOG_LEVEL', logLevels, 'info'),
    trustProxy: proxies(variables),
    metricsToken: secretText(variables, 'METRICS_TOKEN', 16),
    rateLimits: {
      factor: integer(variables, 'RATE_LIMIT_FACTOR', 1, 1, 1_000_000),
      numbers: numbersByName(variables, 'RATE_LIMITS', limitNames()),
    },
    given: givenVariables(environment, [...names]),
    misspelled: misspelledSettings(environment, [...names]),
  };
}
