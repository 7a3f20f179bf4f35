import type { Kysely } from 'kysely';
import { ApiError, invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import type { MemberRateLimitKeys } from '../../limits/limits.ts';
import { keepPicture, pictureAddress, readUpload } from '../images/service.ts';

type PictureUse = 'logo' | 'cover';

/** The beginnings of a PNG, a WebP and a JPEG. */
const beginnings = { png: /^\x89PNG\r\n/, webp: /^RIFF.{4}WEBP/s, jpeg: /^\xff\xd8\xff/ };

/** Accepted formats, and the maximum side in pixels. A logo is on every page, and often has transparent edges. */
const uses = {
  logo: { formats: [beginnings.png, beginnings.webp], side: 512 },
  cover: { formats: Object.values(beginnings), side: 1280 },
} as const satisfies Record<PictureUse, { formats: readonly RegExp[]; side: number }>;

/**
 * Stores a picture for a setting. It stays: earlier settings that are taken back show it again.
 *
 * @throws ApiError 400 without a picture; 413 or 415 for an invalid one; 429 past the limits of pictures.
 */
export async function storeCommunityPicture(
  context: AppContext,
  by: MemberRateLimitKeys,
  upload: Buffer | undefined,
  use: PictureUse = 'logo',
): Promise<string> {
  if (upload === undefined) throw invalid('photo', 'is required', { rule: 'required' });
  const { formats, side } = uses[use];
  const head = upload.toString('latin1', 0, 12);
  if (!formats.some((format) => format.test(head)))
    throw new ApiError('unsupported', 'Please upload a valid file', { code: 'not_a_picture' });
  const picture = await readUpload(context, by, upload, side);
  const now = context.clock();
  await inTransaction(context.db, async (trx) => {
    await keepPicture(trx, picture, now);
    await trx
      .insertInto('community_pictures')
      .values({ image_hash: picture.hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return pictureAddress(picture.hash);
}

/** @throws ApiError 400 for an address of another picture. */
export async function requirePicture(trx: Kysely<Database>, setting: string, address: string): Promise<void> {
  const hash = /^\/api\/images\/([\da-f]{64})\.webp$/.exec(address)?.[1] ?? '';
  const known = await trx
    .selectFrom('community_pictures')
    .select('image_hash')
    .where('image_hash', '=', hash)
    .executeTakeFirst();
  if (known === undefined) throw invalid(`values.${setting}`, 'must be a picture that was uploaded for the community');
}
