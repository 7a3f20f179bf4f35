-- Gives the skills spelled most like a text one after the other, closest first. The other index of the same letters finds
-- every skill that is a little like it, of which a large catalogue has hundreds, to be compared one by one.
create index skills_name_spelling on skills using gist (name_key gist_trgm_ops (siglen = 64));
