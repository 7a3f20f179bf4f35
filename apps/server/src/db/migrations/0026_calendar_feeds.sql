-- The address of a member's calendar: whoever knows its token reads it, so only the token's hash is kept.
create table calendar_feeds (
  member_id uuid primary key references members (id) on delete cascade,
  token_hash text not null unique,
  with_links boolean not null,
  created_at timestamptz not null
);

-- Calendars ask of an event, as of a session, how often and when it was changed last.
alter table events add version integer not null default 0;
create function events_raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger events_version before update on events for each row
  when ((old.title, old.description, old.start_time, old.end_time, old.link, old.cancelled_at)
    is distinct from (new.title, new.description, new.start_time, new.end_time, new.link, new.cancelled_at))
  execute function events_raise_version();

-- Null while it is as it was made.
alter table sessions add changed_at timestamptz;
alter table events add changed_at timestamptz;
create function stamp_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
-- By their names after those that raise the version: triggers fire in the order of the alphabet.
create trigger sessions_version_stamp before update on sessions for each row
  when (new.version <> old.version) execute function stamp_change();
create trigger events_version_stamp before update on events for each row
  when (new.version <> old.version) execute function stamp_change();
