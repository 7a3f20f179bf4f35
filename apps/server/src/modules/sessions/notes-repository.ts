import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isActiveAt } from './status.ts';

export interface SessionNotesRow {
  text: string;
  version: number;
  updated_at: Date;
  updated_by: string;
}

const columns = ['text', 'version', 'updated_at', 'updated_by'] as const;

/** Returns the notes of a session; undefined until somebody writes. */
export async function findNotes(db: Kysely<Database>, sessionId: string): Promise<SessionNotesRow | undefined> {
  return await db.selectFrom('session_notes').select(columns).where('session_id', '=', sessionId).executeTakeFirst();
}

/**
 * Stores the notes of a session that is not canceled, replacing the version that the member has seen,
 * 0 for none; undefined when the version has changed.
 */
export async function saveNotes(
  db: Kysely<Database>,
  { sessionId, memberId, text, seen }: { sessionId: string; memberId: string; text: string; seen: number },
  now: Date,
): Promise<SessionNotesRow | undefined> {
  return await db
    .insertInto('session_notes')
    .columns(['session_id', 'text', 'version', 'updated_at', 'updated_by'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([
          'id',
          sql<string>`${text}::text`.as('text'),
          sql<number>`1`.as('version'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
          sql<string>`${memberId}::uuid`.as('updated_by'),
        ])
        .where('id', '=', sessionId)
        .where(isActiveAt(now)),
    )
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet((eb) => ({
          text: eb.ref('excluded.text'),
          version: sql`session_notes.version + 1`,
          updated_at: eb.ref('excluded.updated_at'),
          updated_by: eb.ref('excluded.updated_by'),
        }))
        .where('session_notes.version', '=', seen),
    )
    .returning(columns)
    .executeTakeFirst();
}
