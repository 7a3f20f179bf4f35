-- Pictures that operators uploaded for settings, which name them by address.
create table community_pictures (
  image_hash text primary key references images
);
