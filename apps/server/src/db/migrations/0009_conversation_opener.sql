-- Who opened a conversation: until it holds a message it is listed for them alone.
alter table conversations add column opened_by uuid references members (id) on delete set null;
