-- The language that the event is held in, as a code such as pt; null when the host did not say.
alter table events add column language text check (language ~ '^[a-z]{2,3}$');
