-- Links that hosts add once an event is over, and when they thanked the guests.
alter table events
  add column recording text,
  add column slides text,
  add column thanked_at timestamptz;
