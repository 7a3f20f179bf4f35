-- A guest whom a host has marked as missed, and who has left since: the mark stays if they come back.
alter table event_registrations
  drop constraint event_registrations_state_check,
  add constraint event_registrations_state_check check (state in ('pending', 'approved', 'declined', 'removed', 'left'));
