-- When sign-ups for an event close: so many minutes before its start, or now by its host. Null: once it ends.
alter table events
  add column signups_close_minutes integer check (signups_close_minutes between 0 and 43200),
  add column signups_closed boolean not null default false;
