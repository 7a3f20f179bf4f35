-- Finds what nobody has answered when an event ends.
create index event_registrations_pending on event_registrations (event_id) where state = 'pending';
create index event_hosts_invited on event_hosts (event_id) where state = 'invited';
