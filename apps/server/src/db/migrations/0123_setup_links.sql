-- Links that make a member the first operator, of starts of a server without one.
create table setup_links (
  hash text primary key,
  expires_at timestamptz not null
);

create index members_operators on members (id) where is_operator;
