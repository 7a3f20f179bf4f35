import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<boolean>;

/** Selects the number of later dates of the same series that pass the conditions; 0 for an event without a series. */
export function laterDates(conditions: readonly Condition[]) {
  // Also named `events`, so that the conditions of a list apply to the other dates.
  return sql<number>`(
    select count(*)::int from (
      select date.* from events as date where date.series_id = events.series_id
        and (date.start_time, date.id) > (events.start_time, events.id)
    ) as events where ${sql.join(conditions, sql` and `)}
  )`;
}

/**
 * Creates a condition: no earlier date of the same series passes the conditions. One pass over the dates of all series is
 * cheaper than a look at the other dates of each.
 */
export function isNextDate(conditions: readonly Condition[]): Condition {
  return sql<boolean>`(events.series_id is null or events.id in (
    select distinct on (events.series_id) events.id from events
    where events.series_id is not null and ${sql.join(conditions, sql` and `)}
    order by events.series_id, events.start_time, events.id
  ))`;
}
