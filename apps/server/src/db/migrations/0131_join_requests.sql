-- People who have signed up by approval and are no members yet, and those who were declined in the last 30 days.
create table join_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  skills_offered text[] not null,
  skills_requested text[] not null,
  time_zone text,
  question text not null,
  answer text not null,
  asked_at timestamptz not null,
  -- 'let_in' or 'declined'; null while they wait.
  decision text,
  decided_at timestamptz,
  decided_by uuid references members,
  -- When they were told that they are declined. Who is let in has no request any more.
  told_at timestamptz,
  check (decision in ('let_in', 'declined')),
  check ((decision is null) = (decided_at is null))
);
create index join_requests_by_time on join_requests (asked_at);
create index join_requests_by_decider on join_requests (decided_by);

-- What members answered when they asked to join.
alter table joinings
  add column question text not null default '',
  add column answer text not null default '';
