-- When a member has time for sessions: wall time in their own zone, one row each.
create table availability (
  member_id uuid primary key references members (id) on delete cascade,
  -- An IANA name.
  time_zone text not null,
  -- [{ "weekday": 1 to 7, Monday first, "from": "18:00", "to": "21:00" }]
  weekly jsonb not null,
  -- Days such as "2026-12-24".
  days_off jsonb not null,
  buffer_minutes smallint not null check (buffer_minutes between 0 and 120),
  notice_hours smallint not null check (notice_hours between 0 and 168),
  max_per_week smallint check (max_per_week between 1 and 50)
);
