import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { isForeignKeyViolation } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { consumeFile } from '../../limits/file-points.ts';
import type { MemberRateLimitKeys } from '../../limits/limits.ts';
import { deleteUnusedImage, findImage, insertImage } from './repository.ts';

/** A decoded upload, ready to store. */
export interface Picture {
  hash: string;
  bytes: Buffer;
}

/**
 * Re-encodes an upload (see `decode-picture.ts`) and names it after its content's hash.
 *
 * @throws ApiError 413 for a picture that is too large to decode; 415 for anything but a JPEG, PNG, WebP, GIF or AVIF
 * picture; 429 past the quotas or with too many at once; 503 when the queue is too long.
 */
export async function readUpload(
  context: AppContext,
  by: MemberRateLimitKeys,
  upload: Buffer,
  side?: number,
): Promise<Picture> {
  const { limits, pictures } = context;
  const bytes = await limits.picturesInFlight.run(by.member, async () => {
    // Also for files that are not pictures: detecting that is the work.
    await limits.consume('uploads', { member: by.member });
    return await pictures.decode(upload, side);
  });
  await consumeFile(limits, ['stored-files'], by, bytes.length);
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** Stores a picture in the transaction of the row that uses it, so that neither exists without the other. */
export async function keepPicture(trx: Kysely<Database>, picture: Picture, now: Date): Promise<string> {
  await insertImage(trx, { ...picture, created_at: now });
  return picture.hash;
}

/** Deletes a picture that was replaced, unless another row shows it. */
export async function dropPicture(context: AppContext, hash: string): Promise<void> {
  try {
    await deleteUnusedImage(context.db, hash);
  } catch (error) {
    // Another row has just started to use it.
    if (!isForeignKeyViolation(error)) throw error;
  }
}

/** Returns the URL of a stored picture; empty without one. */
export function pictureAddress(hash: string | null): string {
  return hash === null ? '' : `/api/images/${hash}.webp`;
}

/** @throws ApiError 404 for a name of no stored picture. */
export async function readPicture(context: Pick<AppContext, 'db'>, name: string): Promise<Uint8Array> {
  const hash = /^([\da-f]{64})\.webp$/.exec(name)?.[1];
  const bytes = hash === undefined ? undefined : await findImage(context.db, hash);
  if (bytes === undefined) throw notFound('Picture');
  return bytes;
}
