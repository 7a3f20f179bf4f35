-- Members who host an event together with its host, and invitations to do so.
create table event_hosts (
  event_id uuid not null references events (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  state text not null check (state in ('invited', 'accepted')),
  invited_at timestamptz not null,
  accepted_at timestamptz,
  primary key (event_id, member_id),
  check ((state = 'accepted') = (accepted_at is not null))
);
create index event_hosts_member on event_hosts (member_id);

alter table event_updates
  -- The co-host who wrote it; null for the host.
  add column member_id uuid references members (id) on delete cascade;
create index event_updates_member on event_updates (member_id) where member_id is not null;
