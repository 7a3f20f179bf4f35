-- A member marks a conversation as unread until they open it again.
alter table conversation_reads add is_marked_unread boolean not null default false;
