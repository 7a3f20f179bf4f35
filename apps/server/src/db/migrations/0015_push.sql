-- Devices that take push notifications, one a log-in: they go with it.
create table push_devices (
  session_id uuid primary key references auth_sessions (id) on delete cascade,
  -- A secret address of the browser's push service.
  endpoint text not null unique,
  -- What is sent is encrypted for these.
  p256dh text not null,
  auth text not null,
  -- The server's public key at that time: the push service takes no other.
  server_key text not null,
  -- Pushes in a row that the push service refused.
  failures integer not null default 0
);

-- Null is as the kind begins.
alter table notification_choices alter column email drop not null;
alter table notification_choices add column push boolean;
