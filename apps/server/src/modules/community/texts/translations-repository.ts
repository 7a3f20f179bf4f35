import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TextKind } from './repository.ts';

/** A version of a text in another language. */
export interface TranslationRow {
  kind: TextKind;
  language: string;
  version: number;
  revision: number;
  content: string;
  change: string;
}

/** Returns the last translation of each text into each language. */
export async function findTranslations(db: Kysely<Database>): Promise<TranslationRow[]> {
  return await db
    .selectFrom('text_translations')
    .distinctOn(['kind', 'language'])
    .select(['kind', 'language', 'version', 'revision', 'content', 'change'])
    .orderBy('kind')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();
}

/** Returns the version and the language of the current words of a text; undefined without any. */
export async function findTranslated(
  db: Kysely<Database>,
  kind: TextKind,
): Promise<{ version: number; language: string } | undefined> {
  const current = await db
    .selectFrom('texts')
    .select(['version', 'language', 'content'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return current?.content === '' ? undefined : current;
}

/** Stores the translation after a revision; false if somebody else has, or if the version is no longer the current one. */
export async function storeTranslation(
  trx: Kysely<Database>,
  { kind, version, language, content, change, revision, now }: TranslationRow & { now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into text_translations (kind, version, language, content, change, revision, changed_at)
    select ${kind}, ${version}::int, ${language}, ${content}, ${change}, 1, ${now}::timestamptz
    where ${version}::int = (select max(version) from texts where kind = ${kind})
      and ${revision}::int = coalesce((
        select revision from text_translations
        where kind = ${kind} and version = ${version}::int and language = ${language}), 0)
    on conflict (kind, version, language) do update
      set content = excluded.content, change = excluded.change, changed_at = excluded.changed_at,
        revision = text_translations.revision + 1
      where text_translations.revision = ${revision}::int`.execute(trx);
  return numAffectedRows > 0n;
}
