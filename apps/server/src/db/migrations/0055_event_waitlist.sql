alter table events add column has_waitlist boolean not null default true;

-- Members who wait for a place. An offer with an end holds a place until then; whether it still does follows from the time.
create table event_waitlist (
  event_id uuid not null references events (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  seq bigint generated always as identity,
  joined_at timestamptz not null,
  -- When the member was notified of a place; null before.
  offered_at timestamptz,
  -- Null in the last hour before the start, when no place is held.
  offer_expires_at timestamptz,
  primary key (event_id, member_id)
);
create index event_waitlist_order on event_waitlist (event_id, seq);
create index event_waitlist_member on event_waitlist (member_id);
