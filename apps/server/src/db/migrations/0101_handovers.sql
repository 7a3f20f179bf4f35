-- When the host asked this co-host to host the event instead.
alter table event_hosts
  add column offered_at timestamptz,
  add constraint event_hosts_offered check (offered_at is null or state = 'accepted');
create unique index event_hosts_one_offer on event_hosts (event_id) where offered_at is not null;

-- Some of its dates were handed to another host.
alter table series add column has_several_hosts boolean not null default false;

-- Calendars name the host.
drop trigger events_version on events;
create trigger events_version before update on events for each row
  when ((old.title, old.description, old.start_time, old.end_time, old.link, old.cancelled_at, old.host_id)
    is distinct from (new.title, new.description, new.start_time, new.end_time, new.link, new.cancelled_at, new.host_id))
  execute function events_raise_version();

-- An erasure finds what a member wrote in notifications about events that others host by now.
create index notifications_reason_actors on notifications using gin (actors) where details ? 'reason';
