import { read, type Variables } from './setting-values.ts';

/** A variable of the environment that is set. */
export interface GivenVariable {
  variable: string;
  /** Left out for secrets, and for addresses that may contain one. */
  value?: string;
}

/** Variables whose values operators may read in the browser. A new one is hidden until it stands here. */
const readable = new Set([
  ...[
    'PORT',
    'HOST',
    'DATA_DIR',
    'SEED_DEMO',
    'WORKER',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'WEB_ORIGIN',
    'WEB_DIST',
    'SITE_URL',
  ],
  ...['CONTACT_EMAIL', 'MAIL_FROM', 'DKIM_DOMAIN', 'DKIM_SELECTOR', 'VERIFY_EMAIL', 'SESSION_MINUTES', 'MEETING_ROOMS'],
  ...['MODERATORS', 'ARTICLES_URL', 'PUSH_SERVICES', 'RATE_LIMIT_FACTOR', 'RATE_LIMITS'],
  ...['DATABASE_CONNECTIONS', 'DATABASE_CONNECT_TIMEOUT_MS', 'DATABASE_STATEMENT_TIMEOUT_MS'],
]);

/**
 * Returns the settings that the environment has, by name.
 *
 * @param names the names of all settings
 */
export function givenVariables(variables: Variables, names: readonly string[]): GivenVariable[] {
  return names
    .flatMap((variable) => {
      const value = read(variables, variable);
      if (value === undefined) return [];
      return [readable.has(variable) ? { variable, value } : { variable }];
    })
    .toSorted((one, other) => (one.variable < other.variable ? -1 : 1));
}
