-- The history of a session lost the time of a plan once it was moved, and had no step of a move that nobody was asked about.
-- The time that a plan had first; null while it has not moved.
alter table sessions add column planned_for timestamptz;
-- Moves of a plan before the other member agreed, oldest first.
alter table sessions add column plan_moves jsonb not null default '[]';
