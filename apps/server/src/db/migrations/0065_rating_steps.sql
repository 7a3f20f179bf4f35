-- The ratings that searches count next to their filter, in tenths, each up to the member's own. In one index with the
-- lists, since a scan of all members above a rating takes as long as the rest of a search.
alter table member_search add column rating_steps int[] not null generated always as (
  case when rating_x10 >= 45 then '{30,40,45}'::int[] when rating_x10 >= 40 then '{30,40}' when rating_x10 >= 30 then '{30}' else '{}' end
) stored;
alter table member_search_past add column rating_steps int[] not null generated always as (
  case when rating_x10 >= 45 then '{30,40,45}'::int[] when rating_x10 >= 40 then '{30,40}' when rating_x10 >= 30 then '{30}' else '{}' end
) stored;
drop index member_search_lists;
create index member_search_lists on member_search
  using gin (offered, requested, levels, languages, free, rating_steps) with (fastupdate = off);
