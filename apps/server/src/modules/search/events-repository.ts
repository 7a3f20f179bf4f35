import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containsText } from '../../db/text-search.ts';
import {
  type EventPage,
  type EventRow,
  eventRows,
  inStatus,
  selectEvents,
  startedWithinADay,
} from '../events/repository.ts';

/** What a search asks of upcoming events; null does not filter. */
export interface EventCriteria {
  viewerId: string | null;
  now: Date;
  q: { skills: string[]; words: string[]; otherWords: string[] } | null;
  /** Ids. */
  skills: string[] | null;
  from: Date | null;
  to: Date | null;
  isFree: boolean;
}

const teachesOne = (ids: readonly string[]) => sql<boolean>`events.id in (
  select event_id from event_skills join skills on skills.id = skill_id
  where skills.id = any(${ids}::uuid[]) or canonical_id = any(${ids}::uuid[]))`;

/** Upcoming events, soonest first. */
export async function findEvents(
  db: Kysely<Database>,
  { viewerId, now, q, skills, from, to, isFree }: EventCriteria,
  page: EventPage,
): Promise<EventRow[]> {
  let query = selectEvents(db, viewerId).where(startedWithinADay(now));
  if (q !== null) query = query.where(hasWords(q));
  if (skills !== null) query = query.where(teachesOne(skills));
  if (from !== null) query = query.where('events.start_time', '>=', from);
  if (to !== null) query = query.where('events.start_time', '<', to);
  if (isFree) query = query.whereRef('events.participants_count', '<', 'events.max_participants');
  return eventRows(await inStatus(query, { ...page, status: 'Upcoming', now }).execute(), viewerId);
}

/** It teaches one of the skills and has all other words in its title, or all words in its title. */
function hasWords({ skills, words, otherWords }: NonNullable<EventCriteria['q']>) {
  const inTitle = (each: readonly string[]) =>
    sql.join(
      each.map((word) => containsText(sql.ref('events.title_folded'), word)),
      sql` and `,
    );
  const titled = words.length === 0 ? sql`false` : inTitle(words);
  const taught = otherWords.length === 0 ? sql`true` : inTitle(otherWords);
  return sql<boolean>`((${teachesOne(skills)} and ${taught}) or (${titled}))`;
}
