-- How long a session is; 0 where it is over once it begins, as SESSION_MINUTES=0 has it. Sessions planned before this are
-- taken for an hour.
alter table sessions add duration_minutes smallint not null default 60
  check (duration_minutes = 0 or duration_minutes between 15 and 240);

-- Rises with each change of a session: what a client read may be old, and calendars ask for the latest.
alter table sessions add version integer not null default 0;
create function sessions_raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger sessions_version before update on sessions for each row
  when ((old.date, old.duration_minutes, old.link, old.skill_one, old.skill_two, old.cancelled_at) is distinct from
    (new.date, new.duration_minutes, new.link, new.skill_one, new.skill_two, new.cancelled_at))
  execute function sessions_raise_version();
