-- Matches that a member has saved or dismissed. The key names the members and skills of the match.
create table match_states (
  member_id uuid not null references members (id) on delete cascade,
  key text not null check (char_length(key) <= 200),
  state text not null check (state in ('saved', 'dismissed')),
  at timestamptz not null,
  primary key (member_id, key)
);
create index match_states_latest on match_states (member_id, state, at desc);

-- Rings that a member has proposed. Whether one is open, broken or expired follows from its times and answers.
create table rings (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  key text not null check (char_length(key) <= 200),
  started_by uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When all had accepted; null while somebody has not, or no longer does.
  agreed_at timestamptz,
  ended_at timestamptz,
  -- Its members have been notified that it has expired.
  told_at timestamptz,
  version integer not null default 0
);
create unique index rings_open on rings (key) where agreed_at is null and ended_at is null;
create index rings_started on rings (started_by) where agreed_at is null and ended_at is null;
create index rings_expiring on rings (expires_at) where agreed_at is null and ended_at is null and told_at is null;

-- Each member teaches the one at the next position, and the last one the first.
create table ring_seats (
  ring_id uuid not null references rings (id) on delete cascade,
  position smallint not null,
  member_id uuid not null references members (id) on delete cascade,
  gives uuid not null references skills (id),
  answer text not null check (answer in ('waiting', 'accepted', 'declined', 'left')),
  answered_at timestamptz,
  primary key (ring_id, position),
  unique (ring_id, member_id)
);
create index ring_seats_member on ring_seats (member_id);
create index ring_seats_gives on ring_seats (gives);

-- Somebody declined this ring: a row for each of its members, so that none of them sees or proposes it again for a while.
create table ring_declines (
  member_id uuid not null references members (id) on delete cascade,
  key text not null check (char_length(key) <= 200),
  at timestamptz not null,
  primary key (member_id, key)
);
