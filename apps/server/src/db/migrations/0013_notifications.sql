-- What members are told of. What belongs together is one row until it is read.
create table notifications (
  id bigint generated always as identity primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null,
  -- What it is about, such as an event's id.
  subject text not null,
  -- Who did it, the last one first; nobody in a reminder.
  actors uuid[] not null,
  count integer not null default 1,
  -- What its sentence is made of.
  details jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  read_at timestamptz,
  -- How many of `count` have gone out by email.
  emailed_count integer not null default 0
);

-- Also counts what is unread.
create unique index notifications_unread on notifications (member_id, kind, subject) where read_at is null;
create index notifications_latest on notifications (member_id, last_at desc, id desc);

-- How a member is told; without a row, as an account begins.
create table notification_settings (
  member_id uuid primary key references members (id) on delete cascade,
  -- Times of day such as 22:00; both or none.
  quiet_from text,
  quiet_to text,
  time_zone text not null,
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  check ((quiet_from is null) = (quiet_to is null))
);

-- Where a member wants a kind otherwise than it begins.
create table notification_choices (
  member_id uuid not null references members (id) on delete cascade,
  kind text not null,
  email boolean not null,
  primary key (member_id, kind)
);

-- The reminders that have been sent of an event or a session: one for each of its times, so many hours before.
create table reminders (
  about uuid not null,
  starts_at timestamptz not null,
  hours integer not null,
  primary key (about, starts_at, hours)
);
create index sessions_scheduled on sessions (date) where cancelled_at is null;

-- Conversations with unread messages are told of as if they had come now.
insert into notifications (member_id, kind, subject, actors, count, details, first_at, last_at, emailed_count)
select reader, 'message', unread.id::text, array[other], unread.count, '{}', last_message_at, last_message_at, unread.count
from (
  select conversations.id, reader, other, last_message_at, count(*)::int as count
  from conversations
  cross join lateral (values (member_low, member_high), (member_high, member_low)) as sides (reader, other)
  left join conversation_reads as reads on reads.conversation_id = conversations.id and reads.member_id = reader
  join messages on messages.conversation_id = conversations.id
    and messages.seq > coalesce(reads.read_seq, 0) and messages.sender_id = other
  group by conversations.id, reader, other, last_message_at
) as unread;
