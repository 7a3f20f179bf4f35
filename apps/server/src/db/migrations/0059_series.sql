-- Events that repeat. Each date is an event of its own; all are created with the series.
create table series (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references members (id),
  -- The days, as in RFC 5545 without a start: FREQ=WEEKLY;BYDAY=TU.
  rrule text not null,
  -- All dates start at the same time in this zone.
  time_zone text not null,
  dates integer not null,
  last_day date not null,
  created_at timestamptz not null default now()
);
create index series_host on series (host_id);

alter table events
  add column series_id uuid references series (id),
  -- From 1, which a moved date keeps.
  add column series_position integer,
  -- Changed on its own, so a change of other dates leaves it.
  add column differs boolean not null default false,
  add constraint events_in_series check ((series_id is null) = (series_position is null));
create unique index events_of_series on events (series_id, series_position);
