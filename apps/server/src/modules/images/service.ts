import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { AppContext } from '../../context.ts';
import { isForeignKeyViolation } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { missing, Refusal } from '../../refusals.ts';
import { deleteUnusedImage, findImage, insertImage } from './repository.ts';

/** The largest side of a stored picture, in pixels. */
const storedSide = 512;
/** More pixels than any camera takes; a small file that unpacks to more is an attack on memory. */
const maximumPixels = 60_000_000;
const decodeSeconds = 10;
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

// Only these decoders may run at all, whatever a file claims to be: SVG and documents never reach one.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});
sharp.cache(false);

/** An upload as it will be stored. */
export interface Picture {
  hash: string;
  bytes: Buffer;
}

/**
 * Re-encodes an upload as a WebP of at most 512 px, upright, without metadata, named after its content's hash.
 *
 * @throws Refusal 415 when the bytes are no JPEG, PNG, WebP, GIF or AVIF picture, 429 past the member's quota.
 */
export async function readUpload(context: AppContext, memberId: string, upload: Buffer): Promise<Picture> {
  // Also for what turns out to be no picture: finding out is the work.
  await context.limits.take('uploads', { member: memberId });
  const bytes = await encodePicture(upload);
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** Stores a picture in the transaction of what will show it, so that neither is there without the other. */
export async function keepPicture(trx: Kysely<Database>, picture: Picture, now: Date): Promise<string> {
  await insertImage(trx, { ...picture, created_at: now });
  return picture.hash;
}

/** Forgets a picture that was replaced, unless somebody else shows it. */
export async function dropPicture(context: AppContext, hash: string): Promise<void> {
  try {
    await deleteUnusedImage(context.db, hash);
  } catch (error) {
    // Somebody has just begun to show it.
    if (!isForeignKeyViolation(error)) throw error;
  }
}

async function encodePicture(upload: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(upload, { limitInputPixels: maximumPixels, failOn: 'error' });
    const { format, compression } = await picture.metadata();
    // HEIF is a box for several codecs; AVIF is the one that browsers show.
    if (!formats.has(format) || (format === 'heif' && compression !== 'av1')) throw new Error('format');
    return await picture
      .autoOrient()
      .resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: decodeSeconds })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new Refusal('unsupported', 'Please upload a valid file');
  }
}

/** The address of a stored picture; empty when there is none. */
export function pictureAddress(hash: string | null): string {
  return hash === null ? '' : `/api/images/${hash}.webp`;
}

/** @throws Refusal 404 for a name that is no stored picture's. */
export async function readPicture(context: AppContext, name: string): Promise<Uint8Array> {
  const hash = /^([\da-f]{64})\.webp$/.exec(name)?.[1];
  const bytes = hash === undefined ? undefined : await findImage(context.db, hash);
  if (bytes === undefined) throw missing('Picture');
  return bytes;
}
