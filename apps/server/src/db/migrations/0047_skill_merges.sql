-- Names that look like one skill, for moderators, and what they merged. Nothing here is merged without them.

-- Moderators merged this name into canonical_id: whoever writes it gets that skill.
alter table skills add is_merged boolean not null default false check (not is_merged or canonical_id is not null);
-- Its name has been compared with all others.
alter table skills add is_compared boolean not null default false;
create index skills_uncompared on skills (seq) where not is_compared and not is_dormant;

-- A name without spaces and marks, save + and #: C, C++ and C# differ.
create function compact_name(folded text) returns text language sql immutable strict parallel safe
  return regexp_replace(replace(folded, '&', 'and'), '[][\s.,:;!?(){}''"/\\_*~|-]+', '', 'g');
create index skills_compact on skills (compact_name(name_folded));

-- Two names that look alike. Whether they wait follows from both skills and kept_at.
create table skill_pairs (
  one uuid not null references skills (id) on update cascade on delete cascade,
  two uuid not null references skills (id) on update cascade on delete cascade,
  seq bigint generated always as identity unique,
  why text not null check (why in ('spelling', 'spacing')),
  -- In percent.
  likeness smallint not null,
  -- When a moderator said that they are two skills.
  kept_at timestamptz,
  kept_by uuid references members (id),
  primary key (one, two),
  check (one <> two)
);
create index skill_pairs_two on skill_pairs (two);
create index skill_pairs_waiting on skill_pairs (likeness desc, seq) where kept_at is null;

create table skill_merges (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  from_id uuid not null references skills (id) on update cascade,
  into_id uuid not null references skills (id) on update cascade,
  -- The canonical_id of from_id before.
  canonical_before uuid references skills (id) on update cascade on delete set null,
  merged_by uuid not null references members (id),
  merged_at timestamptz not null,
  reason text not null,
  members integer not null default 0,
  events integer not null default 0,
  sessions integer not null default 0,
  undone_by uuid references members (id),
  undone_at timestamptz
);
create unique index skill_merges_from on skill_merges (from_id) where undone_at is null;
create index skill_merges_into on skill_merges (into_id);

-- The merges that brought a row to its skill, or found it there beside one of the merged skill. A member who removes the
-- skill and adds it again has a new row without them, which an undo leaves alone.
alter table member_skills add merges uuid[] not null default '{}';

-- Rows of members who had both skills on a list: they keep one, an undo brings the other one back.
create table skill_merge_doubles (
  merge_id uuid not null references skill_merges (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null,
  position integer not null,
  level text,
  merges uuid[] not null,
  primary key (merge_id, member_id, kind)
);
create index skill_merge_doubles_member on skill_merge_doubles (member_id);

-- What else a merge changed. A row may be gone when it is undone.
create table skill_merge_rows (
  merge_id uuid not null references skill_merges (id) on delete cascade,
  place text not null check (place in ('event', 'session one', 'session two', 'review', 'ring', 'name')),
  row_id uuid not null,
  -- Of a ring's seat; of an event that had both skills, the place of the one it lost.
  position integer not null default 0,
  was_double boolean not null default false,
  primary key (merge_id, place, row_id, position)
);

-- The key of a match or ring (see apps/server/src/modules/matches/match-key.ts) with another skill.
create function key_with_skill(key text, old uuid, new uuid) returns text language sql immutable strict parallel safe
  return rtrim(translate(encode(decode(replace(
    encode(decode(rpad(translate(key, '-_', '+/'), (length(key) + 3) / 4 * 4, '='), 'base64'), 'hex'),
    replace(old::text, '-', ''), replace(new::text, '-', '')
  ), 'hex'), 'base64'), E'+/\n', '-_'), '=');

-- Brings the lists in the rows of members up to date, and nothing else: the hours of many members take long.
create function refresh_searched_skills(ids uuid[]) returns void language sql as $$
  update member_search set
    offered = coalesce(listed.offered, '{}'), requested = coalesce(listed.requested, '{}'),
    levels = coalesce(listed.levels, '{}') || coalesce(listed.any_levels, '{}')
  from unnest(ids) as changed (id)
  cross join lateral (
    select
      array_agg(skill order by position) filter (where kind = 'offered') as offered,
      array_agg(skill order by position) filter (where kind = 'requested') as requested,
      array_agg(case kind when 'offered' then 1 else -1 end * skill_level(skill, level))
        filter (where level is not null) as levels,
      array_agg(distinct skill_level(0, level)) filter (where kind = 'offered' and level is not null) as any_levels
    from (
      select kind, level, position, (
        select coalesce((select root.seq from skills as root where root.id = named.canonical_id), named.seq)::int
        from skills as named where named.id = skill_id
      ) as skill
      from member_skills where member_skills.member_id = changed.id
      -- Else the skill is looked up for each of the lists above.
      offset 0
    ) as held
  ) as listed
  where member_search.member_id = changed.id
$$;

-- A merge changes the lists of a member in several statements, and brings what follows from them up to date once.
create or replace function member_skills_keep_pairs() returns trigger language plpgsql as $$
begin
  if current_setting('skills.merging', true) = 'on' then return null; end if;
  perform refresh_swap_pairs(array(select seq from members where id in (select member_id from changed)));
  return null;
end $$;
create or replace function facts_searched() returns trigger language plpgsql as $$
begin
  if current_setting('skills.merging', true) = 'on' then return null; end if;
  perform refresh_member_search(array(select distinct member_id from changed));
  return null;
end $$;
