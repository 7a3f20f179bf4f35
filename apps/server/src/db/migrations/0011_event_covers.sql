-- The picture of an event; without one it has a pattern.
alter table events add column image_hash text references images (hash);

create index events_image on events (image_hash) where image_hash is not null;
