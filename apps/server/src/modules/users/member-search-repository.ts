import { searchWords } from '@skill-exchange/api-client/fold-text';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containsText, startsWord } from '../../db/text-search.ts';
import { rowCount } from '../../paging.ts';
import { isDiscoverable } from './listed.ts';

/** Further words are ignored: each one costs time and rarely changes the result. */
const maxWords = 6;

/** Returns a search's words, longest first: its matches are fewest, and only these are checked for the other words. */
function wordsOf(text: string): string[] {
  return searchWords(text)
    .sort((one, two) => two.length - one.length)
    .slice(0, maxWords);
}

/** The viewer whose searches find only members that they may see. */
export interface MemberFilter {
  /** Null for a visitor. */
  viewerId: string | null;
}

/** Creates the condition of a filter for a statement's `members`. */
export const passes = ({ viewerId }: MemberFilter) =>
  sql<boolean>`(members.erased_at is null and ${isDiscoverable(viewerId, 'members.id')})`;

/** A page of members, newest first. */
export interface MemberPage extends MemberFilter {
  /** Only members who joined before this sequence number. */
  beforeSeq: number | null;
  limit: number;
}

/** Selects a page of ranked members after a position. */
export interface RankedPage extends MemberFilter {
  after: { rank: number; seq: number } | null;
  limit: number;
}

/** Selects members whose name contains each word of the text, with their rank: 0 if each word starts a name. */
export function membersNamed(db: Kysely<Database>, text: string, { after, limit, ...filter }: RankedPage) {
  const name = sql.ref('name_folded');
  const words = wordsOf(text);
  const each = (condition: (column: RawBuilder<unknown>, word: string) => RawBuilder<boolean>) =>
    words.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`${sql.join(
          words.map((word) => condition(name, word)),
          sql` and `,
        )}`;
  const startsWords = each(startsWord);
  const contains = each(containsText);
  const ranked = (rank: number, condition: RawBuilder<boolean>) =>
    db
      .selectFrom('members')
      .select(['members.seq', sql<number>`${rank}::int`.as('rank')])
      .where(condition)
      .where(passes(filter))
      .where(sql<boolean>`(${after?.rank ?? -1}::int, -${after?.seq ?? 0}::bigint) < (${rank}::int, -members.seq)`)
      .orderBy('seq', 'desc')
      .limit(rowCount(limit));
  const others = sql<boolean>`${contains} and not (${startsWords})`;
  return db
    .selectFrom(ranked(0, startsWords).as('starting'))
    .selectAll()
    .unionAll(db.selectFrom(ranked(1, others).as('others')).selectAll());
}

/**
 * Selects all members with their rank: 0 for those who teach something and have a photo or a text about themselves.
 * The others are read only if these do not fill the page.
 */
export function membersFeatured(db: Kysely<Database>, { after, limit, ...filter }: RankedPage) {
  const isFeatured = sql<boolean>`(members.image_hash is not null or members.about <> '') and coalesce(
    (select true from member_skills where member_id = members.id and kind = 'offered' limit 1), false)`;
  const ranked = (rank: number, condition: RawBuilder<boolean>) => {
    const all = db
      .selectFrom('members')
      .select(['members.seq', sql<number>`${rank}::int`.as('rank')])
      .where(condition)
      .where(passes(filter))
      .orderBy('seq', 'desc')
      .limit(rowCount(limit));
    return after?.rank === rank ? all.where('members.seq', '<', after.seq) : all;
  };
  const others = ranked(1, sql<boolean>`not (${isFeatured})`);
  if (after?.rank === 1) return db.selectFrom(others.as('others')).selectAll();
  return db
    .with('featured', () => ranked(0, isFeatured))
    .selectFrom(({ selectFrom }) =>
      selectFrom('featured')
        .selectAll()
        .unionAll(
          db
            .selectFrom(others.where(sql<boolean>`(select count(*) from featured) < ${rowCount(limit)}`).as('others'))
            .selectAll(),
        )
        .as('found'),
    )
    .selectAll();
}
