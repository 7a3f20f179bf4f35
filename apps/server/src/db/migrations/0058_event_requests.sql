alter table event_registrations
  -- What the member wrote to the host.
  add column message text,
  -- A declined request is deleted once its member is notified. The host can take the decline back until then.
  add column declined_at timestamptz,
  add column decline_reason text,
  drop constraint event_registrations_state_check,
  add constraint event_registrations_state_check check (state in ('pending', 'approved', 'declined')),
  add constraint event_registrations_declined_check check ((state = 'declined') = (declined_at is not null));
create index event_registrations_declined on event_registrations (declined_at) where state = 'declined';
