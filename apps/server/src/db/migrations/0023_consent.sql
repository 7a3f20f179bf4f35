create extension if not exists btree_gist;

-- When both members had agreed to the session; null while one of them has not.
alter table sessions add agreed_at timestamptz;
-- A proposal is off from then on, unless it is agreed to; null for one that stands without: a session that was planned.
alter table sessions add expires_at timestamptz;
-- Who ended it, how, and why in their words.
alter table sessions add cancelled_by uuid references members (id) on delete set null;
alter table sessions add ending text check (ending in ('canceled', 'declined', 'withdrawn'));
alter table sessions add end_reason text;
-- Only what is agreed to has no end of its own.
alter table sessions add check (agreed_at is null or expires_at is null);

create function sessions_raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger sessions_version before update on sessions for each row
  when ((old.date, old.duration_minutes, old.link, old.skill_one, old.skill_two, old.cancelled_at, old.agreed_at, old.expires_at)
    is distinct from
    (new.date, new.duration_minutes, new.link, new.skill_one, new.skill_two, new.cancelled_at, new.agreed_at, new.expires_at))
  execute function sessions_raise_version();

-- Times that one member suggests to the other: for a session that is not agreed to yet, or to move one that is.
create table session_offers (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions (id) on delete cascade,
  by_member uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('proposal', 'counter', 'move')),
  times timestamptz[] not null check (cardinality(times) between 1 and 3),
  duration_minutes smallint not null check (duration_minutes between 15 and 240),
  note text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Both null while it is open. One that has expired may still be open here: readers compare its time.
  closed_at timestamptz,
  outcome text check (outcome in ('accepted', 'declined', 'replaced', 'withdrawn', 'expired', 'canceled')),
  check ((closed_at is null) = (outcome is null))
);
create unique index session_offers_open on session_offers (session_id) where closed_at is null;
create index session_offers_of_session on session_offers (session_id, created_at);
create index session_offers_of_member on session_offers (by_member);

-- When members have agreed to be in a session: nobody is in two at once. Kept by the trigger below alone.
create table busy (
  session_id uuid not null references sessions (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  during tstzrange not null,
  primary key (session_id, member_id),
  constraint busy_once exclude using gist (member_id with =, during with &&)
);
create function sessions_keep_busy() returns trigger language plpgsql as $$
begin
  delete from busy where session_id = new.id;
  if new.agreed_at is not null and new.cancelled_at is null then
    insert into busy (session_id, member_id, during)
    select new.id, member, tstzrange(new.date, new.date + new.duration_minutes * interval '1 minute')
    from unnest(array[new.user_one, new.user_two]) as member order by member;
  end if;
  return null;
end $$;
create trigger sessions_busy after insert or update of date, duration_minutes, agreed_at, cancelled_at on sessions
  for each row execute function sessions_keep_busy();
-- What ends a session closes the question about it, by whatever way it ends.
create function sessions_close_offers() returns trigger language plpgsql as $$
begin
  update session_offers set closed_at = new.cancelled_at,
    outcome = case when expires_at <= new.cancelled_at then 'expired' else 'canceled' end
  where session_id = new.id and closed_at is null;
  return null;
end $$;
create trigger sessions_offers after update of cancelled_at on sessions
  for each row when (old.cancelled_at is null and new.cancelled_at is not null)
  execute function sessions_close_offers();
