-- Titles of events as searches compare texts.
alter table events add title_folded text not null generated always as (search_text(title)) stored;
create index events_title_trgm on events using gin (title_folded gin_trgm_ops) with (fastupdate = off);
