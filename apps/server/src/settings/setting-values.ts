import { createECDH, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import { isNetwork, type ProxyTrust } from '../trusted-proxies.ts';

/** A setting has a wrong value; the message is one line that names it. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
}

/** Minimum length of a secret that signs tokens. */
export const shortestSecret = 32;

/** Minimum length of a passphrase that encrypts backups. */
export const shortestPassphrase = 12;

/** Environment variables by name; an empty one counts as missing. */
export type Variables = Record<string, string | undefined>;

/** Returns the variable's trimmed text, without quotes around it: `docker run --env-file` passes them on, shells do not. */
export function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]
    ?.trim()
    .replace(/^(["'])((?:(?!\1).)*)\1$/s, '$2')
    .trim();
  return value === '' ? undefined : value;
}

/** Returns the absolute path of a folder. @throws SettingsError for one that only a shell knows. */
export function folder(variables: Variables, name: string, fallback: string): string {
  const text = read(variables, name) ?? fallback;
  if (/^~|^\$\{?\w/.test(text)) {
    throw new SettingsError(`${name} must be a path without ~ and $, which only a shell replaces, not "${text}".`);
  }
  return resolve(text);
}

/**
 * Returns a variable that may contain a secret, or the content of the file that `<name>_FILE` names, as container
 * platforms mount it.
 *
 * @throws SettingsError when both are set, and for a file that is empty, cannot be read or is in UTF-16, as old PowerShells write it.
 */
export function readSecret(variables: Variables, name: string): string | undefined {
  const value = read(variables, name);
  const file = read(variables, `${name}_FILE`);
  if (file === undefined) return value;
  if (value !== undefined) throw new SettingsError(`${name} and ${name}_FILE are both set. Remove one of them.`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingsError(`${name}_FILE names a file that cannot be read: ${file}.`);
  }
  if (text === '') throw new SettingsError(`${name}_FILE names an empty file: ${file}.`);
  if (text.includes('\0')) throw new SettingsError(`${name}_FILE names a file that is not in UTF-8: ${file}.`);
  return text;
}

/** Parses a whole number within the bounds, inclusive. @throws SettingsError */
export function integer(
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

/** Parses whole numbers from 1 by name, as in `events=5, reports=2`. @throws SettingsError */
export function numbersByName(variables: Variables, name: string, known: readonly string[]): Record<string, number> {
  const entries = (read(variables, name) ?? '').split(',').map((entry) => entry.trim());
  return Object.fromEntries(
    entries.filter(Boolean).map((entry) => {
      const [key = '', text = ''] = entry.split('=').map((part) => part.trim());
      if (!known.includes(key)) throw new SettingsError(`${name} has no "${key}": openapi.yaml lists the names.`);
      if (!/^[1-9]\d{0,8}$/.test(text))
        throw new SettingsError(`${name} must give ${key} a whole number from 1, not "${text}".`);
      return [key, Number(text)];
    }),
  );
}

/** Parses true or false, in any of the usual words. @throws SettingsError */
export function flag(variables: Variables, name: string, fallback: boolean): boolean {
  const text = read(variables, name)?.toLowerCase();
  if (text === undefined) return fallback;
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  throw new SettingsError(`${name} must be true or false, not "${text}".`);
}

/** Returns a secret with a minimum length, or null. Errors do not contain the value. @throws SettingsError */
export function secretText(variables: Variables, name: string, characters: number): string | null {
  const text = readSecret(variables, name);
  if (text === undefined) return null;
  if (text.length < characters) throw new SettingsError(`${name} must have at least ${characters} characters.`);
  return text;
}

/** Parses a URL with one of the protocols, such as `https:`; null when not set. @throws SettingsError */
export function address(variables: Variables, name: string, protocols: string[]): string | null {
  const text = read(variables, name);
  if (text === undefined) return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    // The value may contain a password, so the error does not.
    throw new SettingsError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return text;
}

/**
 * Parses the URL of a service, with a user and a password in it or in the file that `<name>_FILE` names; null when not set.
 * @throws SettingsError
 */
export function serviceAddress(variables: Variables, name: string, protocols: string[]): string | null {
  const text = readSecret(variables, name);
  if (text !== undefined && hasUnencodedPassword(text)) {
    throw new SettingsError(
      `${name} has a sign in its user or password that ends them early. Write it percent-encoded: / as %2F, # as %23, ` +
        '? as %3F, @ as %40, : as %3A, % as %25.',
    );
  }
  return address({ [name]: text }, name, protocols);
}

/** Whether a user or password seems to end at one of its own signs: what follows still has an @, or is no percent code. */
function hasUnencodedPassword(text: string): boolean {
  const [, rest] = /^[a-z]+:\/\/(.*)$/is.exec(text) ?? [];
  if (rest === undefined) return false;
  const [authority = ''] = /^[^/?#]*/.exec(rest) ?? [];
  const [credentials = ''] = /^.*@/.exec(authority) ?? [];
  if (/%(?![\da-f]{2})/i.test(credentials)) return true;
  const after = rest.slice(authority.length);
  // A query such as ?user=ines@example.org is one; these addresses have no fragment.
  const [beforeAt = ''] = /^[^@]*(?=@)/.exec(after) ?? [];
  return after.includes('#') || (after.includes('@') && !/\?[^?]*=/.test(beforeAt));
}

/**
 * Parses the public URL of the site, without a trailing slash; null when not set.
 * @throws SettingsError for a URL with a path.
 */
export function site(variables: Variables): string | null {
  const text = address(variables, 'SITE_URL', ['http:', 'https:']);
  if (text === null) return null;
  const { origin, pathname, search, hash, username } = new URL(text);
  if (/[^/]/.test(pathname) || search !== '' || hash !== '' || username !== '')
    throw new SettingsError(
      'SITE_URL must be an origin such as https://swap.example.org: the site has no path of its own.',
    );
  return origin;
}

/**
 * Parses the URL template of meeting rooms, with `{room}` for the name; null when not set.
 * @throws SettingsError
 */
export function roomTemplate(variables: Variables): string | null {
  const text = read(variables, 'MEETING_ROOMS');
  if (text === undefined) return null;
  const [before = '', ...after] = text.split('{room}');
  const isAfterHost = /^https?:\/\/[^/?#@\s]+\/[^\s]*$/.test(before);
  const isAddress = URL.canParse(text.replace('{room}', 'room')) && text.length <= 1000 && !/\s/.test(text);
  if (after.length !== 1 || !isAfterHost || !isAddress) {
    throw new SettingsError(
      `MEETING_ROOMS must be an address such as https://meet.example.org/{room}, not "${text}": {room} once, after the host.`,
    );
  }
  return text;
}

/** Parses WEB_ORIGIN, a comma-separated list of origins. @throws SettingsError */
export function origins(variables: Variables): string[] {
  const texts = (read(variables, 'WEB_ORIGIN') ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const origin = URL.canParse(text) ? new URL(text).origin : 'null';
    if (!origin.startsWith('http') || origin !== text.replace(/\/$/, '').toLowerCase()) {
      throw new SettingsError(`WEB_ORIGIN must list origins such as https://app.example.org, not "${text}".`);
    }
    return origin;
  });
}

/** Parses TRUST_PROXY: comma-separated networks, a number of hops, or a flag. @throws SettingsError */
export function proxies(variables: Variables): ProxyTrust {
  const text = read(variables, 'TRUST_PROXY') ?? 'false';
  if (/^\d+$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  try {
    return flag(variables, 'TRUST_PROXY', false);
  } catch {
    throw new SettingsError(
      `TRUST_PROXY must be networks such as loopback or 10.0.0.0/8, a number of hops, true or false, not "${text}".`,
    );
  }
}

/** Parses the team's email address. @throws SettingsError */
export function contact(variables: Variables): string {
  const text = read(variables, 'CONTACT_EMAIL') ?? 'team@skill-exchange.example';
  if (!/^[^\s@]+@[^\s@]+$/.test(text))
    throw new SettingsError(`CONTACT_EMAIL must be an email address, not "${text}".`);
  return text;
}

/** Parses comma-separated email addresses. @throws SettingsError */
export function addresses(variables: Variables, name: string): string[] {
  const texts = (read(variables, name) ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new SettingsError(`${name} must list email addresses, not "${text}".`);
    return text;
  });
}

/** Parses the sender of emails. @throws SettingsError */
export function sender(variables: Variables): string | undefined {
  const text = read(variables, 'MAIL_FROM');
  if (text !== undefined && !/^(?:[^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text))
    throw new SettingsError(`MAIL_FROM must be such as Skill Exchange <hello@example.org>, not "${text}".`);
  return text;
}

/** Parses comma-separated host names; undefined when not set. @throws SettingsError */
export function hosts(variables: Variables, name: string): string[] | undefined {
  const texts = read(variables, name)?.toLowerCase().split(',');
  return texts?.map((text) => {
    const host = text.trim();
    if (!/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host))
      throw new SettingsError(`${name} must list hosts such as push.example.org or .example.org, not "${host}".`);
    return host;
  });
}

/**
 * Parses a P-256 private key in base64url; null when not set. Errors do not contain the value.
 * @throws SettingsError
 */
export function privateKeyOfCurve(variables: Variables, name: string): string | null {
  const text = readSecret(variables, name);
  if (text === undefined) return null;
  if (!isPrivateKey(text)) throw new SettingsError(`${name} must be 32 bytes in base64url.`);
  return text;
}

function isPrivateKey(text: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    // A shorter key would be padded.
    return Buffer.from(text, 'base64url').length === 32;
  } catch {
    return false;
  }
}

/** Reads the private key in the file that a setting names. @throws SettingsError */
export function keyFile(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new SettingsError(`${name} names a file that cannot be read: ${path}.`);
  }
  try {
    createPrivateKey(text);
    return text;
  } catch {
    throw new SettingsError(`${name} names a file that holds no private key: ${path}.`);
  }
}
