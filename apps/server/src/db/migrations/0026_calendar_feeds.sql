-- The address of a member's calendar: whoever knows its token reads it, so only the token's hash is kept.
create table calendar_feeds (
  member_id uuid primary key references members (id) on delete cascade,
  token_hash text not null unique,
  with_links boolean not null,
  created_at timestamptz not null
);
