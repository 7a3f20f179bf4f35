-- A member's free hours are computed once, and only for those that changed: the plan computed them for every member, 42 times
-- each, whenever somebody joined or came back.
create or replace function refresh_member_search(ids uuid[]) returns void language plpgsql as $$
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
    coalesce(case when not hides_activity then seen_on end, (created_at at time zone 'UTC')::date), not hides_activity
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
    select free_hours(weekly, time_zone) as hours from availability
    where availability.member_id = members.id and not hides_time_zone offset 0
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
