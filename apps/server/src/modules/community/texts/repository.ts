import type { CommunityText } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export type TextKind = CommunityText['kind'];

/** A current text, without its words. */
export interface TextSummary {
  kind: TextKind;
  version: number;
  /** The oldest version whose acceptance is enough; null if nobody is asked. */
  accepted_from: number | null;
}

/** SQL condition: no later version exists. */
const isCurrent = sql<boolean>`not exists (
  select from texts as later where later.kind = texts.kind and later.version > texts.version)`;

const acceptedFrom = sql<number | null>`(
  select max(version) from texts as asked where asked.kind = texts.kind and asked.must_accept)`;

/** Returns the current texts that are not taken down. */
export async function findTextSummaries(db: Kysely<Database>): Promise<TextSummary[]> {
  return await db
    .selectFrom('texts')
    .select(['kind', 'version', acceptedFrom.as('accepted_from')])
    .where(isCurrent)
    .where('content', '<>', '')
    .orderBy('kind')
    .execute();
}

export interface TextRow {
  kind: TextKind;
  version: number;
  current_version: number;
  content: string;
  change: string;
  published_at: Date;
}

const textColumns = ['texts.kind', 'texts.version', 'content', 'change', 'published_at'] as const;

/** Returns a version of a text; the current one without `version`. */
export async function findText(db: Kysely<Database>, kind: TextKind, version?: number): Promise<TextRow | undefined> {
  return await db
    .selectFrom('texts')
    .select(textColumns)
    .select(sql<number>`(select max(version) from texts as every where every.kind = texts.kind)`.as('current_version'))
    .where('kind', '=', kind)
    .where(version === undefined ? isCurrent : sql<boolean>`version = ${version}`)
    .executeTakeFirst();
}

/** Returns the current texts that a member must accept, with the last version that they accepted. */
export async function findTextsToAccept(
  db: Kysely<Database>,
  memberId: string,
): Promise<(TextRow & { accepted_version: number | null })[]> {
  const accepted = sql<number | null>`(
    select max(version) from text_acceptances as own where own.member_id = ${memberId}::uuid and own.kind = texts.kind)`;
  return await db
    .selectFrom('texts')
    .select(textColumns)
    .select('texts.version as current_version')
    .select(accepted.as('accepted_version'))
    .where(isCurrent)
    .where('content', '<>', '')
    .where(sql<boolean>`coalesce(${accepted}, 0) < ${acceptedFrom}`)
    .orderBy('kind')
    .execute();
}

/** Records an acceptance of the current version; false if the version is not the current one. */
export async function insertAcceptance(
  trx: Kysely<Database>,
  { memberId, kind, version, now }: { memberId: string; kind: TextKind; version: number; now: Date },
): Promise<boolean> {
  const current = await trx
    .selectFrom('texts')
    .select('version')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('content', '<>', '')
    .where(isCurrent)
    .executeTakeFirst();
  if (current === undefined) return false;
  await trx
    .insertInto('text_acceptances')
    .values({ member_id: memberId, kind, version, accepted_at: now })
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
  mustAccept: boolean;
  memberId: string;
  now: Date;
}

/** Stores the version after another one; false if somebody else has. */
export async function insertText(trx: Kysely<Database>, next: NewVersion): Promise<boolean> {
  const { kind, after, content, change, mustAccept, memberId, now } = next;
  const { numAffectedRows = 0n } = await sql`
    insert into texts (kind, version, content, change, must_accept, published_at, published_by)
    select ${kind}, ${after}::int + 1, ${content}, ${change}, ${mustAccept}::boolean, ${now}::timestamptz, ${memberId}::uuid
    where coalesce((select max(version) from texts where kind = ${kind}), 0) = ${after}::int
    on conflict do nothing`.execute(trx);
  return numAffectedRows > 0n;
}

export interface VersionRow {
  kind: TextKind;
  version: number;
  change: string;
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
    .select(['kind', 'version', 'change', 'must_accept', 'published_at', 'published_by'])
    .select(['members.name', 'members.image_hash'])
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
export async function findContents(db: Kysely<Database>): Promise<Pick<TextRow, 'kind' | 'version' | 'content'>[]> {
  return await db.selectFrom('texts').select(['kind', 'version', 'content']).where(isCurrent).orderBy('kind').execute();
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
    .select(['kind as text', 'version', 'accepted_at as accepted'])
    .where('member_id', '=', memberId)
    .orderBy('accepted_at')
    .orderBy('kind')
    .execute();
}
