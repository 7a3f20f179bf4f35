alter table event_registrations
  -- When the host removed the member. Stays when they ask again, since the host then decides about each of their requests.
  add column removed_at timestamptz,
  drop constraint event_registrations_state_check,
  add constraint event_registrations_state_check check (state in ('pending', 'approved', 'declined', 'removed')),
  add constraint event_registrations_removed_check check (state <> 'removed' or removed_at is not null);

alter table events
  -- Requests are approved while places are free.
  add column auto_approve boolean not null default false;

-- What a host writes to all guests.
create table event_updates (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  event_id uuid not null references events (id) on delete cascade,
  text text not null,
  -- Members on the waitlist were notified, too.
  to_waitlist boolean not null,
  created_at timestamptz not null
);
create index event_updates_event on event_updates (event_id, seq);
