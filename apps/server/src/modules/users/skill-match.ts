import type { User } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';

/** The skills on a member's lists that the viewer has on the opposite list. */
export interface MatchRow {
  id: string;
  match_teaches: string[];
  match_wants: string[];
}

/** Skills match if they are the same or share a canonical skill. */
const namesWith = (viewerId: string, theirs: 'offered' | 'requested', mine: 'offered' | 'requested') =>
  sql<string[]>`coalesce((
    select json_agg(skills.name order by position)
    from member_skills join skills on skills.id = skill_id
    where member_skills.member_id = members.id and kind = ${sql.lit(theirs)}
      and coalesce(canonical_id, skills.id) in (
        select coalesce(known.canonical_id, known.id)
        from member_skills as own join skills as known on known.id = own.skill_id
        where own.member_id = ${viewerId}::uuid and own.kind = ${sql.lit(mine)})
  ), '[]'::json)`;

/** Columns of a statement's `members` for the viewer. */
export const matchColumns = (viewerId: string) => [
  namesWith(viewerId, 'offered', 'requested').as('match_teaches'),
  namesWith(viewerId, 'requested', 'offered').as('match_wants'),
];

/** Returns what a member and the viewer could swap; empty for the viewer's own profile. */
export function presentMatch(row: MatchRow, viewerId: string): Pick<User, 'match'> {
  return row.id === viewerId ? {} : { match: { teaches: row.match_teaches, wants: row.match_wants } };
}
