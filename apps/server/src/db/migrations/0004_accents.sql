-- Names are found without their accents and by the Latin letters next to those that have none: "ines" finds Inês, and
-- "soren" Søren. Kept beside the name, since it takes longer to work out than to compare. Whoever changes this changes
-- foldText in packages/api-client, too.
create function folded(text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(
    translate(
      lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')),
      -- Capitals too: with the C locale the database knows none but English ones.
      'øØłŁđĐðÐħĦıςÆŒẞÞ', 'oollddddhhiσæœßþ'
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

alter table members add name_folded text not null generated always as (folded(name)) stored;
drop index members_name_trgm;
create index members_name_trgm on members using gin (name_folded gin_trgm_ops) with (fastupdate = off);

-- From the key, whose capitals are gone whatever letters the database knows.
alter table skills add name_folded text not null generated always as (folded(name_key)) stored;
drop index skills_name_trgm;
create index skills_name_trgm on skills using gin (name_folded gin_trgm_ops) with (fastupdate = off);
