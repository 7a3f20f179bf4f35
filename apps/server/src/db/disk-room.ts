import { statfsSync } from 'node:fs';
import { aroundQueries } from './around-queries.ts';
import type { Queryable } from './preparing-pglite.ts';

/**
 * Bytes that stay free on the embedded database's disk. Its log grows by 16 MiB at a time; if that
 * fails, the database stops answering, even reads. Writes are rejected before it can happen.
 */
export const leastRoom = 64 * 1024 * 1024;

/** Bytes that stay free for all other writes when pictures and files are rejected. */
const leastRoomForFiles = 4 * leastRoom;

/** Statements that store pictures and files. */
const storingFiles = /\binsert\s+into\s+"?(?:images|message_attachments|export_parts)\b/i;

/** Statements that need space. Deleting needs almost none, and frees some. */
const storing = /\b(?:insert\s+into|update\s+\S+\s+set)\b/i;

/** The disk is full; carries PostgreSQL's code for it. */
class NoRoomError extends Error {
  override name = 'NoRoomError';
  readonly code = '53100';
}

/** The same for pictures and files: everything else can still be stored. */
export class NoRoomForFilesError extends NoRoomError {
  override name = 'NoRoomForFilesError';
}

/** Returns the free bytes on the folder's disk; infinite for a database in memory. */
export function freeBytesAt(folder: string | null): number {
  if (folder === null) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Wraps the embedded database: while its disk is nearly full it rejects writes, but still reads and deletes. It rejects
 * pictures and files earlier, so that a few of them do not stop all other writes.
 */
export function rejectWritesWhenDiskFull(pglite: Queryable, freeBytes: () => number): Queryable {
  const words = (room: number) => `Less than ${room / 1024 / 1024} MiB are free for the database.`;
  return aroundQueries(pglite, (query) => async (statement, ...rest) => {
    if (storing.test(statement)) {
      const free = freeBytes();
      if (free < leastRoom) throw new NoRoomError(words(leastRoom));
      if (free < leastRoomForFiles && storingFiles.test(statement))
        throw new NoRoomForFilesError(words(leastRoomForFiles));
    }
    return await query(statement, ...rest);
  });
}
