import { type RawBuilder, sql } from 'kysely';
import { isListed } from '../../users/listed.ts';
import { managesEvent } from '../cohosts/cohost-repository.ts';

/** A participant with a face in a list of events. */
export interface FaceRow {
  _id: string;
  name: string;
  image_hash: string | null;
}

/** Faces of an event in a list. */
const mostFaces = 4;

/** Selects the first participants of the statement's event whom the viewer can find; null for who may not see them. */
export function firstFaces(viewerId: string | null): RawBuilder<FaceRow[] | null> {
  if (viewerId === null) return sql`null::json`;
  return sql<FaceRow[] | null>`case when ${managesEvent(viewerId)} or exists (
    select from event_registrations own
    where own.event_id = events.id and own.member_id = ${viewerId}::uuid and own.state = 'approved'
  ) then (
    select json_agg(json_build_object('_id', id, 'name', name, 'image_hash', image_hash) order by approved_at, id) from (
      select members.id, members.name, members.image_hash, approved_at
      from event_registrations join members on members.id = member_id
      where event_registrations.event_id = events.id and event_registrations.state = 'approved'
        and ${isListed(viewerId, 'member_id')}
      order by approved_at, members.id limit ${sql.lit(mostFaces)}
    ) as first
  ) end`;
}
