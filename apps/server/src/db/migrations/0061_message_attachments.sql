-- Files of messages. A message's own row names them, so reading a conversation never reads their content.
create table message_attachments (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  -- Null until a message is sent with it; such a file is deleted after a day.
  message_id uuid references messages (id) on delete cascade,
  kind text not null check (kind in ('image', 'pdf')),
  name text not null,
  width integer,
  height integer,
  content bytea not null,
  created_at timestamptz not null
);
-- WebP and PDF do not compress.
alter table message_attachments alter column content set storage external;
create index message_attachments_message on message_attachments (message_id);
create index message_attachments_conversation on message_attachments (conversation_id);
create index message_attachments_member on message_attachments (member_id);
create index message_attachments_unsent on message_attachments (created_at) where message_id is null;

alter table messages add attachments jsonb;
alter table messages add check (deleted_at is null or attachments is null);
