-- The pattern that the host has chosen for an event without a photo; null for the one of its skills.
alter table events add column pattern text check (pattern in ('2', '3'));
