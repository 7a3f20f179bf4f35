-- How long a session is; 0 where it is over once it begins, as SESSION_MINUTES=0 has it. Sessions planned before this are
-- taken for an hour.
alter table sessions add duration_minutes smallint not null default 60
  check (duration_minutes = 0 or duration_minutes between 15 and 240);

-- Rises with each change of a session: what a client read may be old, and calendars ask for the latest.
alter table sessions add version integer not null default 0;
