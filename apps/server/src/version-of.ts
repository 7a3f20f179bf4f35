import { hash } from 'node:crypto';

/** Returns a short text that differs for other content. An edit that names it is rejected after another edit. */
export function versionOf(content: readonly unknown[]): string {
  return hash('sha1', JSON.stringify(content), 'base64url');
}
