import type { CommunityText } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export type TextKind = CommunityText['kind'];

/** A current text, without its words. */
export interface TextSummary {
  kind: TextKind;
  version: number;
  own_language: string;
  /** The languages that it was translated into. */
  translated: string[];
  /** The oldest version whose acceptance is enough; null if nobody is asked. */
  accepted_from: number | null;
}

/** SQL condition: no later version exists. */
const isCurrent = sql<boolean>`not exists (
  select from texts as later where later.kind = texts.kind and later.version > texts.version)`;

const acceptedFrom = sql<number | null>`(
  select max(version) from texts as asked where asked.kind = texts.kind and asked.must_accept)`;

/** The languages that a version was translated into. */
const translated = sql<string[]>`array(
  select language from text_translations as one
  where one.kind = texts.kind and one.version = texts.version and one.content <> '' order by language)`;

/** Returns the current texts that are not taken down. */
export async function findTextSummaries(db: Kysely<Database>): Promise<TextSummary[]> {
  return await db
    .selectFrom('texts')
    .select(['kind', 'version', 'language as own_language', translated.as('translated')])
    .select(acceptedFrom.as('accepted_from'))
    .where(isCurrent)
    .where('content', '<>', '')
    .orderBy('kind')
    .execute();
}

/** A version of a text in the language of a reader, if it was translated into it, else in its own. */
export interface TextRow {
  kind: TextKind;
  version: number;
  current_version: number;
  content: string;
  change: string;
  language: string;
  /** The language of the words that count. */
  own_language: string;
  /** The languages that it was translated into. */
  translated: string[];
  published_at: Date;
}

const selectTexts = (db: Kysely<Database>, language: string) =>
  db
    .selectFrom('texts')
    .leftJoin('text_translations as read', (join) =>
      join
        .onRef('read.kind', '=', 'texts.kind')
        .onRef('read.version', '=', 'texts.version')
        .on('read.language', '=', language)
        .on('read.content', '<>', ''),
    )
    .select(['texts.kind', 'texts.version', 'texts.language as own_language', 'published_at'])
    .select([
      sql<string>`coalesce(read.content, texts.content)`.as('content'),
      sql<string>`coalesce(nullif(read.change, ''), texts.change)`.as('change'),
      sql<string>`coalesce(read.language, texts.language)`.as('language'),
      translated.as('translated'),
    ]);

/** Returns a version of a text; the current one without `version`. */
export async function findText(
  db: Kysely<Database>,
  kind: TextKind,
  { version, language }: { version?: number | undefined; language: string },
): Promise<TextRow | undefined> {
  return await selectTexts(db, language)
    .select(sql<number>`(select max(version) from texts as every where every.kind = texts.kind)`.as('current_version'))
    .where('texts.kind', '=', kind)
    .where(version === undefined ? isCurrent : sql<boolean>`texts.version = ${version}`)
    .executeTakeFirst();
}

/** Returns the current texts that a member must accept, with the last version that they accepted. */
export async function findTextsToAccept(
  db: Kysely<Database>,
  memberId: string,
  language: string,
): Promise<(TextRow & { accepted_version: number | null })[]> {
  const accepted = sql<number | null>`(
    select max(version) from text_acceptances as own where own.member_id = ${memberId}::uuid and own.kind = texts.kind)`;
  return await selectTexts(db, language)
    .select('texts.version as current_version')
    .select(accepted.as('accepted_version'))
    .where(isCurrent)
    .where('texts.content', '<>', '')
    .where(sql<boolean>`coalesce(${accepted}, 0) < ${acceptedFrom}`)
    .orderBy('texts.kind')
    .execute();
}

interface Acceptance {
  memberId: string;
  kind: TextKind;
  version: number;
  /** The language that it was read in; null if unknown. */
  language: string | null;
  now: Date;
}

/** Records an acceptance of the current version; false if the version is not the current one, or not in the language. */
export async function insertAcceptance(
  trx: Kysely<Database>,
  { memberId, kind, version, language, now }: Acceptance,
): Promise<boolean> {
  const current = await trx
    .selectFrom('texts')
    .select('version')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('content', '<>', '')
    .where(isCurrent)
    .$if(language !== null, (query) => query.where(sql<boolean>`${language}::text = any(language || ${translated})`))
    .executeTakeFirst();
  if (current === undefined) return false;
  await trx
    .insertInto('text_acceptances')
    .values({ member_id: memberId, kind, version, language, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

interface NewVersion {
  kind: TextKind;
  /** The version before. */
  after: number;
  content: string;
  change: string;
  language: string;
  mustAccept: boolean;
  memberId: string;
  now: Date;
}

/** Stores the version after another one; false if somebody else has. */
export async function insertText(trx: Kysely<Database>, next: NewVersion): Promise<boolean> {
  const { kind, after, content, change, language, mustAccept, memberId, now } = next;
  const { numAffectedRows = 0n } = await sql`
    insert into texts (kind, version, content, change, language, must_accept, published_at, published_by)
    select ${kind}, ${after}::int + 1, ${content}, ${change}, ${language}, ${mustAccept}::boolean, ${now}::timestamptz,
      ${memberId}::uuid
    where coalesce((select max(version) from texts where kind = ${kind}), 0) = ${after}::int
    on conflict do nothing`.execute(trx);
  return numAffectedRows > 0n;
}

export interface VersionRow {
  kind: TextKind;
  version: number;
  change: string;
  language: string;
  translated: string[];
  must_accept: boolean;
  accepted: number;
  published_at: Date;
  published_by: string | null;
  name: string | null;
  image_hash: string | null;
}

/** Returns the last versions of each kind, latest first. */
export async function findVersions(db: Kysely<Database>, perKind: number): Promise<VersionRow[]> {
  return await db
    .selectFrom('texts')
    .leftJoin('members', 'members.id', 'published_by')
    .select(['kind', 'version', 'change', 'language', 'must_accept', 'published_at', 'published_by'])
    .select(['members.name', 'members.image_hash', translated.as('translated')])
    .select(
      sql<number>`(select count(*)::int from text_acceptances as accepted
        where accepted.kind = texts.kind and accepted.version = texts.version)`.as('accepted'),
    )
    .where(
      sql<boolean>`version > (select max(version) from texts as every where every.kind = texts.kind) - ${perKind}::int`,
    )
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();
}

/** Returns the words of the current texts. */
export async function findContents(
  db: Kysely<Database>,
): Promise<Pick<TextRow, 'kind' | 'version' | 'content' | 'language'>[]> {
  return await db
    .selectFrom('texts')
    .select(['kind', 'version', 'content', 'language'])
    .where(isCurrent)
    .orderBy('kind')
    .execute();
}

/** Counts the members who are asked when a text must be accepted. */
export async function countAsked(db: Kysely<Database>): Promise<number> {
  const { members } = await db
    .selectFrom('members')
    .select(sql<number>`count(*)::int`.as('members'))
    .where('leaving_at', 'is', null)
    .executeTakeFirstOrThrow();
  return members;
}

/** Returns what a member accepted, for the copy of their data. */
export async function findAcceptances(db: Kysely<Database>, memberId: string) {
  return await db
    .selectFrom('text_acceptances')
    .select(['kind as text', 'version', 'language', 'accepted_at as accepted'])
    .where('member_id', '=', memberId)
    .orderBy('accepted_at')
    .orderBy('kind')
    .execute();
}
