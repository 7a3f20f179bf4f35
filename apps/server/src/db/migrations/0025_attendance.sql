-- Whether a session took place, as each of its two members says.
create table attendance (
  session_id uuid not null references sessions (id) on delete cascade,
  by_member uuid not null references members (id) on delete cascade,
  answer text not null check (answer in ('held', 'theyMissed', 'iMissed')),
  said_at timestamptz not null,
  primary key (session_id, by_member)
);
