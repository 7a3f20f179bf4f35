-- A host can take an approval back until `undo_until`; null for places that nobody approved, and later. `waited` is the
-- member's row of the waitlist, which the approval deleted.
alter table event_registrations
  add column undo_until timestamptz,
  add column waited jsonb;
create index event_registrations_undo on event_registrations (undo_until) where undo_until is not null;
