-- A member came back after weeks: when, and the last day on which they had been here before.
alter table members
  add column seen_before date,
  add column returned_at timestamptz;
