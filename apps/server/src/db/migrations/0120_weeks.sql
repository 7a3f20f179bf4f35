-- Numbers of the whole community, a row for each week that begins on this Monday (UTC).
create table weeks (
  starts_on date primary key,
  counted_at timestamptz not null,
  numbers jsonb not null
);
-- The last day on which a member was here before `seen_on`, so that those of an ended week are counted in the next one.
alter table members add column seen_previously date;
create index messages_first on messages (created_at) where seq = 1;
create index sessions_agreed on sessions (agreed_at) where agreed_at is not null;
