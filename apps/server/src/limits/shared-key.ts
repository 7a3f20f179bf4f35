import { hash } from 'node:crypto';

/** Returns the Redis key of a count: short, and without email or network addresses. */
export function sharedKey(name: string, key: string): string {
  return `skill-exchange:${name}:${hash('sha256', key, 'base64url')}`;
}
