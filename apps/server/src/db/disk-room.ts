import { statfsSync } from 'node:fs';
import { aroundQueries } from './around-queries.ts';
import type { Queryable } from './preparing-pglite.ts';

/**
 * So many bytes stay free where the embedded database is. Its log grows by 16 MiB at a time, and where that fails it
 * never answers again, not even to reads: what could fill the disk is rejected before.
 */
export const leastRoom = 64 * 1024 * 1024;

/** Deleting needs next to nothing, and makes room. */
const storing = /\b(?:insert\s+into|update\s+\S+\s+set)\b/i;

/** The disk is full; carries PostgreSQL's code for it. */
class NoRoomError extends Error {
  override name = 'NoRoomError';
  readonly code = '53100';
}

/** Bytes that we may still use on the disk with this folder; endless for what is in memory. */
export function freeBytesAt(folder: string | null): number {
  if (folder === null) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The embedded database, which stores nothing more while its disk is nearly full, and goes on reading and deleting. */
export function rejectWritesWhenDiskFull(pglite: Queryable, freeBytes: () => number): Queryable {
  return aroundQueries(pglite, (query) => async (statement, ...rest) => {
    if (storing.test(statement) && freeBytes() < leastRoom)
      throw new NoRoomError(`Less than ${leastRoom / 1024 / 1024} MiB are free for the database.`);
    return await query(statement, ...rest);
  });
}
