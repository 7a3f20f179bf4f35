-- What members say of themselves beyond their lists.
alter table members
  add column languages text[] not null default '{}',
  -- The last day, in UTC, on which they called: written once a day at most.
  add column seen_on date,
  add column hides_activity boolean not null default false,
  add column hides_time_zone boolean not null default false;
alter table member_skills add column level text check (level in ('starting', 'comfortable', 'can-teach'));

update members set seen_on = seen.day
from (select member_id, max((created_at at time zone 'UTC')::date) as day from auth_sessions group by member_id) as seen
where id = member_id;

-- One row a member with all that a search filters and sorts by, maintained by the triggers below in the transaction of
-- the writer.
create table member_search (
  member_id uuid primary key references members (id) on delete cascade,
  seq bigint not null unique,
  name_folded text not null,
  -- skills.seq of both lists: of the skill that another name is joined to.
  offered int[] not null,
  requested int[] not null,
  -- See skill_level: of offered skills, of requested ones below zero, and of any offered skill without one.
  levels int[] not null,
  languages text[] not null,
  -- The hours of a week, Monday first, in UTC by the zone's standard time.
  hours bit(168) not null,
  -- The blocks of four hours in which there are any.
  free int[] not null,
  rating_x10 smallint not null,
  active_on date not null,
  shows_activity boolean not null,
  -- The week of the last activity: later ones are found first.
  tier int not null generated always as ((active_on - date '2020-01-06') / 7) stored
);

-- How a level of a skill stands in an array; skill 0 for any.
create function skill_level(skill bigint, level text) returns int language sql immutable strict parallel safe
  return (skill * 4 + case level when 'starting' then 1 when 'comfortable' then 2 else 3 end)::int;

-- The offset of a zone from UTC in minutes, without daylight saving time; 0 for one that this database does not know.
create function standard_offset(zone text) returns int language plpgsql stable strict parallel safe as $$
begin
  return extract(epoch from least(
    (timestamptz '2026-01-01T00:00Z' at time zone zone) - timestamp '2026-01-01',
    (timestamptz '2026-07-01T00:00Z' at time zone zone) - timestamp '2026-07-01'
  ))::int / 60;
exception when invalid_parameter_value then
  return 0;
end $$;

-- The hours of a week in UTC whose middle is within weekly hours.
create function free_hours(weekly jsonb, zone text) returns bit(168) language sql stable strict parallel safe as $$
  select coalesce(bit_or(set_bit(repeat('0', 168)::bit(168), (hour + 168) % 168, 1)), repeat('0', 168)::bit(168))
  from (
    select (weekday - 1) * 1440 - minutes as midnight,
      split_part("from", ':', 1)::int * 60 + split_part("from", ':', 2)::int as "from",
      split_part("to", ':', 1)::int * 60 + split_part("to", ':', 2)::int as "to"
    from jsonb_to_recordset(weekly) as day (weekday int, "from" text, "to" text),
      (select standard_offset(zone) as minutes) as zone
  ) as day
  cross join lateral generate_series(
    ceil((midnight + "from" - 30) / 60.0)::int, ceil((midnight + "to" - 30) / 60.0)::int - 1
  ) as hour
$$;

-- Brings the rows of members up to date. Changes of one member take turns, so the last one sees all of them.
create function refresh_member_search(ids uuid[]) returns void language plpgsql as $$
begin
  -- Joined, not compared with each entry of the array, which may have all members.
  perform from members where id in (select unnest(ids)) order by id for no key update;
  delete from member_search using members
  where member_id in (select unnest(ids)) and members.id = member_id and erased_at is not null;
  insert into member_search as current (
    member_id, seq, name_folded, offered, requested, levels, languages, hours, free, rating_x10, active_on,
    shows_activity
  )
  select members.id, members.seq, members.name_folded, coalesce(offered, '{}'), coalesce(requested, '{}'),
    coalesce(levels, '{}') || coalesce(any_levels, '{}'),
    -- Whoever speaks pt-BR speaks pt.
    array(select distinct code from unnest(languages) as tag, unnest(array[tag, split_part(tag, '-', 1)]) as code),
    coalesce(hours, repeat('0', 168)::bit(168)),
    coalesce(free, '{}'), case when rating_count = 0 then 0 else round(rating_sum * 10.0 / rating_count) end,
    coalesce(seen_on, (created_at at time zone 'UTC')::date), not hides_activity
  from unnest(ids) as changed (id) join members on members.id = changed.id
  left join lateral (
    select
      array_agg(skill order by position) filter (where kind = 'offered') as offered,
      array_agg(skill order by position) filter (where kind = 'requested') as requested,
      array_agg(case kind when 'offered' then 1 else -1 end * skill_level(skill, level))
        filter (where level is not null) as levels,
      array_agg(distinct skill_level(0, level)) filter (where kind = 'offered' and level is not null) as any_levels
    from (
      -- Looked up by the id of each: for a join the planner reads all of a small catalog, for every member.
      select kind, level, position, (
        select root.seq::int from skills as root
        where root.id = (select coalesce(canonical_id, skills.id) from skills where skills.id = skill_id)
      ) as skill
      from member_skills where member_skills.member_id = members.id
    ) as held
  ) as listed on true
  left join lateral (
    select free_hours(weekly, time_zone) as hours from availability where availability.member_id = members.id
  ) as week on true
  left join lateral (
    select array_agg(block) as free from generate_series(0, 41) as block
    where substring(hours from block * 4 + 1 for 4) <> b'0000'
  ) as blocks on hours is not null
  where erased_at is null
  on conflict (member_id) do update set
    name_folded = excluded.name_folded, offered = excluded.offered, requested = excluded.requested,
    levels = excluded.levels, languages = excluded.languages, hours = excluded.hours, free = excluded.free,
    rating_x10 = excluded.rating_x10, active_on = excluded.active_on, shows_activity = excluded.shows_activity
  where (current.name_folded, current.offered, current.requested, current.levels, current.languages, current.hours,
      current.rating_x10, current.active_on, current.shows_activity)
    is distinct from (excluded.name_folded, excluded.offered, excluded.requested, excluded.levels, excluded.languages,
      excluded.hours, excluded.rating_x10, excluded.active_on, excluded.shows_activity);
end $$;

create function members_searched() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform refresh_member_search(array[new.id]);
  else
    perform refresh_member_search(array(select id from changed));
  end if;
  return null;
end $$;
create trigger members_searched_new after insert on members
  referencing new table as changed for each statement execute function members_searched();
create trigger members_searched_changed
  after update of name, rating_sum, rating_count, seen_on, languages, hides_activity, erased_at on members
  for each row
  when ((old.name, old.rating_sum, old.rating_count, old.seen_on, old.languages, old.hides_activity, old.erased_at)
    is distinct from
    (new.name, new.rating_sum, new.rating_count, new.seen_on, new.languages, new.hides_activity, new.erased_at))
  execute function members_searched();

create function facts_searched() returns trigger language plpgsql as $$
begin
  perform refresh_member_search(array(select distinct member_id from changed));
  return null;
end $$;
create trigger member_skills_searched_new after insert on member_skills
  referencing new table as changed for each statement execute function facts_searched();
create trigger member_skills_searched_changed after update on member_skills
  referencing new table as changed for each statement execute function facts_searched();
create trigger member_skills_searched_gone after delete on member_skills
  referencing old table as changed for each statement execute function facts_searched();

create trigger availability_searched_new after insert on availability
  referencing new table as changed for each statement execute function facts_searched();
create trigger availability_searched_changed after update on availability
  referencing new table as changed for each statement execute function facts_searched();
create trigger availability_searched_gone after delete on availability
  referencing old table as changed for each statement execute function facts_searched();

create function skills_searched() returns trigger language plpgsql as $$
begin
  perform refresh_member_search(array(select distinct member_id from member_skills where skill_id = new.id));
  return null;
end $$;
create trigger skills_searched_joined after update of canonical_id on skills
  for each row when (old.canonical_id is distinct from new.canonical_id) execute function skills_searched();

select refresh_member_search(array(select id from members));

-- The orders of results, and whoever has a skill, a language or an hour. Made after the rows, which is faster.
create index member_search_best on member_search (tier, rating_x10, seq);
create index member_search_rating on member_search (rating_x10, tier, seq);
create index member_search_lists on member_search using gin (offered, requested, levels, languages, free)
  with (fastupdate = off);
create index member_search_name on member_search using gin (name_folded gin_trgm_ops) with (fastupdate = off);
