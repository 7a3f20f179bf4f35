-- Members who may lead the front page: it looks for those with a photo or words, however many joined since without.
create index members_featured on members (seq) where image_hash is not null or about <> '';
