-- The notes that both members of a session read and write. A table of its own: a save is no change of the session.
create table session_notes (
  session_id uuid primary key references sessions (id) on delete cascade,
  text text not null check (char_length(text) <= 2000),
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  updated_by uuid not null references members (id) on delete cascade
);
create index session_notes_updated_by on session_notes (updated_by);
