import { hash } from 'node:crypto';

/** Redis's key for what is counted. No e-mail or network address stands in it, and it is short whatever was sent. */
export function sharedKey(name: string, key: string): string {
  return `skill-exchange:${name}:${hash('sha256', key, 'base64url')}`;
}
