-- A saved search without a name of its own is named by its filters, in the language of who reads it.
alter table saved_searches alter column name drop not null;
