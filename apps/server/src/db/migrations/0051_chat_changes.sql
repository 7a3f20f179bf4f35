-- Every change of a conversation takes the next number of its row, `last_seq`: a new message as its `seq`, and an edit,
-- deletion or reaction as the message's `changed_seq`. New messages are found by the index on `seq` that there is, so
-- storing one writes nothing more than before.
alter table messages add changed_seq bigint;
alter table messages add edited_at timestamptz;
-- Deleted by its sender: the text is empty, and the row keeps its place.
alter table messages add deleted_at timestamptz;
-- The answered message. No foreign key: messages go only with their conversation.
alter table messages add reply_to uuid;
alter table messages add check (deleted_at is null or text = '');
create index messages_changed on messages (conversation_id, changed_seq) where changed_seq is not null;

create table message_reactions (
  message_id uuid not null references messages (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  reaction text not null check (reaction in ('thumbsUp', 'heart', 'laugh', 'surprised', 'thanks', 'celebrate')),
  at timestamptz not null,
  primary key (message_id, member_id, reaction)
);
create index message_reactions_member on message_reactions (member_id);

-- Who wrote first, when the other member accepted or answered, and when they declined. Earlier conversations are accepted.
alter table conversations add asked_by uuid;
alter table conversations add accepted_at timestamptz;
alter table conversations add declined_at timestamptz;
update conversations set accepted_at = created_at where last_seq > 0;

-- One member's side of a conversation.
alter table conversation_reads alter read_seq set default 0;
alter table conversation_reads add delivered_seq bigint not null default 0;
alter table conversation_reads add muted_until timestamptz;
alter table conversation_reads add archived_at timestamptz;
update conversation_reads set delivered_seq = read_seq;

alter table members add shares_receipts boolean not null default true;
