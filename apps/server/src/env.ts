import { resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** A setting has a wrong value; the message is one line that names it. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Settings {
  port: number;
  host: string;
  /** Folder of the embedded database, its lock and the generated token secret. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database; null for the embedded one. */
  databaseUrl: string | null;
  /** Shared limits and socket rooms for several instances; null for a single one. */
  redisUrl: string | null;
  /** Origins of web apps served elsewhere that may call with credentials. */
  webOrigins: string[];
  /** Folder of the built web app. */
  webDist: string;
  /** Null until it is made and kept in `dataDir`. */
  jwtSecret: string | null;
  seedDemo: boolean;
  /** Base address of the public article service; null serves the demo articles. */
  articlesUrl: string | null;
  contactEmail: string;
  logLevel: (typeof logLevels)[number];
  /** Fastify's trustProxy: whose X-Forwarded-* headers count. */
  trustProxy: boolean | number | string;
  limits: LimitSettings;
}

export interface LimitSettings {
  /** Failed log-ins of one account in 15 minutes. */
  loginFailuresPerAccount: number;
  /** Failed log-ins from one address in 15 minutes. */
  loginFailuresPerAddress: number;
  signUpsPerAddressHour: number;
  requestsPerAddressMinute: number;
}

type Variables = Record<string, string | undefined>;

const repositoryRoot = resolve(import.meta.dirname, '../../..');

function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function integer(
  variables: Variables,
  name: string,
  fallback: number,
  minimum: number,
  maximum: number,
): number {
  const text = read(variables, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < minimum || value > maximum) {
    throw new SettingsError(`${name} must be a whole number from ${minimum} to ${maximum}, not "${text}".`);
  }
  return value;
}

function flag(variables: Variables, name: string, fallback: boolean): boolean {
  const text = read(variables, name)?.toLowerCase();
  if (text === undefined) return fallback;
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  throw new SettingsError(`${name} must be true or false, not "${text}".`);
}

function address(variables: Variables, name: string, protocols: string[]): string | null {
  const text = read(variables, name);
  if (text === undefined) return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    // The value may hold a password, so it is not repeated.
    throw new SettingsError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return text;
}

function origins(variables: Variables): string[] {
  const texts = (read(variables, 'WEB_ORIGIN') ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const origin = URL.canParse(text) ? new URL(text).origin : 'null';
    if (!origin.startsWith('http') || origin !== text.replace(/\/$/, '').toLowerCase()) {
      throw new SettingsError(`WEB_ORIGIN must list origins such as https://app.example.org, not "${text}".`);
    }
    return origin;
  });
}

function secret(variables: Variables, databaseUrl: string | null): string | null {
  const text = read(variables, 'JWT_SECRET');
  if (text === undefined) {
    if (databaseUrl !== null) throw new SettingsError('JWT_SECRET is required with DATABASE_URL.');
    return null;
  }
  if (text.length < 32) throw new SettingsError('JWT_SECRET must have at least 32 characters.');
  return text;
}

function proxies(variables: Variables): boolean | number | string {
  const text = read(variables, 'TRUST_PROXY');
  if (text === undefined) return false;
  if (/^\d+$/.test(text)) return Number(text);
  if (/^[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*$/i.test(text)) return text;
  try {
    return flag(variables, 'TRUST_PROXY', false);
  } catch {
    throw new SettingsError(
      `TRUST_PROXY must be true, false, a number of hops or a list of addresses, not "${text}".`,
    );
  }
}

function logLevel(variables: Variables): Settings['logLevel'] {
  const text = read(variables, 'LOG_LEVEL') ?? 'info';
  const level = logLevels.find((candidate) => candidate === text);
  if (level === undefined)
    throw new SettingsError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
  return level;
}

function contact(variables: Variables): string {
  const text = read(variables, 'CONTACT_EMAIL') ?? 'team@skill-exchange.example';
  if (!/^[^\s@]+@[^\s@]+$/.test(text))
    throw new SettingsError(`CONTACT_EMAIL must be an e-mail address, not "${text}".`);
  return text;
}

/**
 * Reads and checks every setting once. Folders come back absolute.
 *
 * @throws SettingsError with one line that names the first wrong setting.
 */
export function readSettings(variables: Variables = process.env): Settings {
  const databaseUrl = address(variables, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const seedDemo = flag(variables, 'SEED_DEMO', false);
  const count = (name: string, fallback: number) => integer(variables, name, fallback, 1, 1_000_000_000);
  return {
    port: integer(variables, 'PORT', 3000, 0, 65_535),
    host: read(variables, 'HOST') ?? '0.0.0.0',
    dataDir: resolve(read(variables, 'DATA_DIR') ?? './data'),
    databaseUrl,
    redisUrl: address(variables, 'REDIS_URL', ['redis:', 'rediss:']),
    webOrigins: origins(variables),
    webDist: resolve(read(variables, 'WEB_DIST') ?? resolve(repositoryRoot, 'apps/web/dist')),
    jwtSecret: secret(variables, databaseUrl),
    seedDemo,
    articlesUrl:
      address(variables, 'ARTICLES_URL', ['http:', 'https:']) ?? (seedDemo ? null : 'https://dev.to/api'),
    contactEmail: contact(variables),
    logLevel: logLevel(variables),
    trustProxy: proxies(variables),
    limits: {
      loginFailuresPerAccount: count('LOGIN_FAILURES_PER_ACCOUNT', 10),
      loginFailuresPerAddress: count('LOGIN_FAILURES_PER_ADDRESS', 300),
      signUpsPerAddressHour: count('SIGN_UPS_PER_ADDRESS_HOUR', 100),
      requestsPerAddressMinute: count('REQUESTS_PER_ADDRESS_MINUTE', 60_000),
    },
  };
}
