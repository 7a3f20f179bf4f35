-- Half-filled forms of new events. Their members make the ids.
create table event_drafts (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- The fields of the form by their names in the contract.
  content jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index event_drafts_member on event_drafts (member_id, changed_at desc);
