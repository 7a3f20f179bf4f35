import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Stores the picture once, however often it is uploaded.
 *
 * Updating an existing row with the same values locks it until the transaction ends, so that no other request removes
 * the picture before it is used.
 */
export async function insertImage(
  db: Kysely<Database>,
  image: { hash: string; bytes: Uint8Array; created_at: Date },
): Promise<void> {
  await db
    .insertInto('images')
    .values(image)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((eb) => ({ created_at: eb.ref('images.created_at') })),
    )
    .execute();
}

/**
 * Removes the picture unless a member, a skill, an event, the community or a moderator's case uses it. The checks do
 * not see a concurrent transaction that starts to use it, but its foreign key makes one of the two fail.
 */
export async function deleteUnusedImage(db: Kysely<Database>, hash: string): Promise<void> {
  await db
    .deleteFrom('images')
    .where('hash', '=', hash)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('members').select('id').where('members.image_hash', '=', hash))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('skills').select('id').where('skills.image_hash', '=', hash))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('events').select('id').where('events.image_hash', '=', hash))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reports').select('id').where('reports.image_hash', '=', hash))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('actions').select('id').where('actions.image_hash', '=', hash))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('community_pictures').select('image_hash').where('image_hash', '=', hash))),
    )
    .execute();
}

/** Returns a picture's bytes (WebP); undefined if none has this hash. */
export async function findImage(db: Kysely<Database>, hash: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('images').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return row?.bytes;
}
