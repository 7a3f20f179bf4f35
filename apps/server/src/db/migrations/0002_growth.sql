-- Indexes for a community that has grown: each serves one query that would otherwise read a whole table.

-- Events that are on right now. Those to come are found by their start, so a list of upcoming events never walks through
-- the ones that are over.
create index events_running on events using gist (tstzrange(start_time, end_time)) where cancelled_at is null;

-- Who still shows a picture, asked before one is removed.
create index members_image on members (image_hash) where image_hash is not null;
create index skills_image on skills (image_hash) where image_hash is not null;

-- New names go straight into the search indexes: a list of names that wait to be sorted in would be read by every search,
-- and the embedded database has nobody who comes by to sort them in.
alter index members_name_trgm set (fastupdate = off);
alter index skills_name_trgm set (fastupdate = off);
select gin_clean_pending_list('members_name_trgm'), gin_clean_pending_list('skills_name_trgm');
