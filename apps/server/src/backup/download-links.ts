import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** How long a link works, in milliseconds. */
const lifetimeMs = 5 * 60_000;

interface Link {
  memberId: string;
  id: string;
  passphrase: string | null;
}

/** Links to backups, each for one download of one operator. */
export interface DownloadLinks {
  /** Makes a link, which replaces the operator's earlier one. */
  add(link: Link): { token: string; expiresAt: Date };
  /** Returns a link; null if there is none of this operator. */
  find(token: string, memberId: string): Link | null;
  /** Uses a link up; null if there is none of this operator. */
  take(token: string, memberId: string): Link | null;
}

/**
 * Keeps links in memory: the embedded database has one process, and a passphrase is stored nowhere.
 */
export function createDownloadLinks(clock: Clock): DownloadLinks {
  /** One for each operator. */
  const links = new Map<string, Link & { token: string; expiresAt: Date }>();
  const find = (token: string, memberId: string) => {
    const link = links.get(memberId);
    return link?.token === token && link.expiresAt > clock() ? link : null;
  };
  return {
    find,
    add: (link) => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock().getTime() + lifetimeMs);
      links.set(link.memberId, { ...link, token, expiresAt });
      return { token, expiresAt };
    },
    take: (token, memberId) => {
      const link = find(token, memberId);
      if (link !== null) links.delete(memberId);
      return link;
    },
  };
}
