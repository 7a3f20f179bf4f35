import { nameless } from '@skill-exchange/api-client/nameless';
import { type RawBuilder, sql } from 'kysely';

/** Selects the name of a statement's member, as the viewer may read it. */
export function nameFor(viewerId: string | null, table: string): RawBuilder<string> {
  const name = sql.ref(`${table}.name`);
  if (viewerId !== null) return sql<string>`${name}`;
  return sql<string>`case when ${sql.ref(`${table}.members_only`)} then ${sql.lit(nameless.hidden)} else ${name} end`;
}

/** Selects the picture of a statement's member, as the viewer may see it. */
export function imageFor(viewerId: string | null, table: string): RawBuilder<string | null> {
  const image = sql.ref(`${table}.image_hash`);
  if (viewerId !== null) return sql<string | null>`${image}`;
  return sql<string | null>`case when ${sql.ref(`${table}.members_only`)} then null else ${image} end`;
}
