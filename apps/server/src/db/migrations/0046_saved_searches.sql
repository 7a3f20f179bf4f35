-- Searches of members that a member is notified of.
create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  member_id uuid not null references members (id) on delete cascade,
  name text not null check (char_length(name) <= 100),
  -- The parameters of the search by their names in the contract.
  filters jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- Changes of members have been looked at up to here.
  read_until timestamptz not null default now()
);
-- The filters may be too long for an index.
create unique index saved_searches_once on saved_searches (member_id, md5(filters::text));
create index saved_searches_due on saved_searches (due_at);

-- Members who are no longer news to a search.
create table saved_search_found (
  search_id uuid not null references saved_searches (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  found_at timestamptz not null,
  primary key (search_id, member_id)
);
create index saved_search_found_member on saved_search_found (member_id);
create index saved_search_found_at on saved_search_found (found_at);

-- What was searched of members before each change of a few days, or `is_new`. It tells who fits a search and did not.
-- Written by the triggers below alone, and only while there is a saved search.
create table member_search_past (
  like member_search including generated,
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  is_new boolean not null
);
create index member_search_past_changed on member_search_past (changed_at);
create index member_search_past_member on member_search_past (member_id);

create function member_search_remember() returns trigger language plpgsql as $$
begin
  if not exists (select from saved_searches) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into member_search_past (member_id, seq, name_folded, offered, requested, levels, languages, hours, free,
      rating_x10, active_on, shows_activity, is_new)
    select member_id, seq, name_folded, offered, requested, levels, languages, hours, free, rating_x10, active_on,
      shows_activity, true
    from added;
  else
    -- Being active again is no news.
    insert into member_search_past (member_id, seq, name_folded, offered, requested, levels, languages, hours, free,
      rating_x10, active_on, shows_activity, is_new)
    select before.member_id, before.seq, before.name_folded, before.offered, before.requested, before.levels,
      before.languages, before.hours, before.free, before.rating_x10, before.active_on, before.shows_activity, false
    from before join after on after.member_id = before.member_id
    where (before.name_folded, before.offered, before.requested, before.levels, before.languages, before.hours,
        before.rating_x10)
      is distinct from
      (after.name_folded, after.offered, after.requested, after.levels, after.languages, after.hours,
        after.rating_x10);
  end if;
  return null;
end $$;
create trigger member_search_remembered_new after insert on member_search
  referencing new table as added for each statement execute function member_search_remember();
create trigger member_search_remembered after update on member_search
  referencing old table as before new table as after for each statement execute function member_search_remember();

-- Nothing is remembered of a member who is erased.
create function member_search_forget() returns trigger language plpgsql as $$
begin
  delete from member_search_past where member_id = old.member_id;
  return null;
end $$;
create trigger member_search_forgotten after delete on member_search
  for each row execute function member_search_forget();
