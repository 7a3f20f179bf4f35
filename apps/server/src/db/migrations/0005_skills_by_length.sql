-- The order of a search's results within a rank: of the many skills that one letter finds, the shortest twenty are the
-- first that this index meets.
create index skills_length on skills (length(name_key), name_key);
