-- A copy in parts: as one value a large one is more than a statement should carry.
create table export_parts (
  member_id uuid not null references exports (member_id) on delete cascade,
  -- The attempt that made it: one that was given up may still be writing.
  copy_id uuid not null,
  position integer not null,
  bytes bytea not null,
  primary key (member_id, copy_id, position)
);

alter table exports add column copy_id uuid;
-- In bytes.
alter table exports add column size bigint;
update exports set copy_id = gen_random_uuid(), size = octet_length(bytes) where bytes is not null;
insert into export_parts select member_id, copy_id, 0, bytes from exports where bytes is not null;
alter table exports drop column bytes;
