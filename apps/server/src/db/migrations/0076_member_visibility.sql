-- A profile for members alone, and an absence until a day (UTC), which takes the member out of lists, matches and rings.
alter table members
  add column members_only boolean not null default false,
  add column away_until date;
create index members_away on members (away_until) where away_until is not null;
create index members_members_only on members (id) where members_only;
