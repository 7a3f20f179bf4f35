-- The whole community. Rules that must hold under pressure (one registration a member, capacity, one review a side,
-- one conversation a pair, one report) are constraints here, so no race in the code can break them.

create extension if not exists pg_trgm;

create table images (
  hash text primary key,
  bytes bytea not null,
  created_at timestamptz not null default now()
);

create table members (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  name text not null,
  username text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  about text not null default '',
  image_hash text references images (hash),
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index members_name_trgm on members using gin (lower(name) gin_trgm_ops);

create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index auth_sessions_member on auth_sessions (member_id);

-- One catalogue; name_key is the name without case and surrounding space.
create table skills (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  name text not null,
  name_key text not null unique,
  description text not null default '',
  image_hash text references images (hash),
  created_by uuid references members (id) on delete set null,
  created_at timestamptz not null default now()
);
create index skills_name_trgm on skills using gin (name_key gin_trgm_ops);

create table member_skills (
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('offered', 'requested')),
  skill_id uuid not null references skills (id),
  position integer not null,
  primary key (member_id, kind, skill_id)
);
create index member_skills_skill on member_skills (skill_id, kind, member_id);

create table reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references members (id) on delete cascade,
  reported_id uuid not null references members (id) on delete cascade,
  reason text not null check (char_length(reason) <= 250),
  created_at timestamptz not null default now(),
  unique (reporter_id, reported_id),
  check (reporter_id <> reported_id)
);

-- Completed is derived from end_time when read; participants_count is kept with the registrations in one transaction.
create table events (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references members (id) on delete cascade,
  title text not null,
  description text not null,
  day date not null,
  start_time timestamptz not null,
  end_time timestamptz not null check (end_time > start_time),
  link text not null default '',
  max_participants integer not null check (max_participants >= 1),
  participants_count integer not null default 0,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  check (participants_count between 0 and max_participants)
);
create index events_upcoming on events (start_time, id) where cancelled_at is null;
create index events_host on events (host_id, start_time);

create table event_skills (
  event_id uuid not null references events (id) on delete cascade,
  skill_id uuid not null references skills (id),
  position integer not null,
  primary key (event_id, skill_id)
);
create index event_skills_skill on event_skills (skill_id);

-- A rejection removes the row, so that the member may ask again.
create table event_registrations (
  event_id uuid not null references events (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  state text not null check (state in ('pending', 'approved')),
  requested_at timestamptz not null default now(),
  approved_at timestamptz,
  primary key (event_id, member_id),
  check ((state = 'approved') = (approved_at is not null))
);
create index event_registrations_member on event_registrations (member_id, state);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_one uuid not null references members (id) on delete cascade,
  user_two uuid not null references members (id) on delete cascade,
  skill_one uuid references skills (id),
  skill_two uuid references skills (id),
  date timestamptz not null,
  link text not null,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  check (user_one <> user_two)
);
create index sessions_user_one on sessions (user_one, date);
create index sessions_user_two on sessions (user_two, date);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  session_id uuid not null references sessions (id) on delete cascade,
  author_id uuid not null references members (id) on delete cascade,
  subject_id uuid not null references members (id) on delete cascade,
  skill_id uuid references skills (id),
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  created_at timestamptz not null default now(),
  unique (session_id, author_id),
  check (author_id <> subject_id)
);
create index reviews_subject on reviews (subject_id, seq);
create index reviews_author on reviews (author_id, seq);

-- A member's rating is current by construction: it moves in the transaction that moves a review.
create function reviews_keep_rating() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update members set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1
    where id = old.subject_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update members set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    where id = new.subject_id;
  end if;
  return null;
end $$;
create trigger reviews_rating after insert or delete or update of rating, subject_id on reviews
  for each row execute function reviews_keep_rating();

-- One conversation a pair: the pair is stored in one order. last_seq hands out the messages' sequence under the
-- row's lock, so readers never see a later message before an earlier one.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  member_low uuid not null references members (id) on delete cascade,
  member_high uuid not null references members (id) on delete cascade,
  last_seq bigint not null default 0,
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  unique (member_low, member_high),
  check (member_low < member_high)
);
create index conversations_high on conversations (member_high);

create table messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq bigint not null,
  sender_id uuid not null references members (id) on delete cascade,
  text text not null,
  idempotency_key text,
  created_at timestamptz not null default now(),
  unique (conversation_id, seq)
);
create unique index messages_idempotency on messages (sender_id, idempotency_key) where idempotency_key is not null;

create table conversation_reads (
  conversation_id uuid not null references conversations (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  read_seq bigint not null,
  primary key (conversation_id, member_id)
);
