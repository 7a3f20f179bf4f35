-- Names and titles are kept composed (NFC), on one line and without what cannot be seen; new ones that are not plain are
-- refused. Joiners and variation selectors stay: scripts and emoji need them, and where they do not belong is for the
-- server to say.
create function plain(text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    regexp_replace(
      normalize($1, NFC),
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]',
      '', 'g'),
    '[\s\u0001-\u001F\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'))
$$;
-- A name of nothing else stays as it is: it has to be something.
update members set name = plain(name) where name <> plain(name) and plain(name) <> '';
update events set title = plain(title) where title <> plain(title) and plain(title) <> '';
update skills set name = plain(name) where name <> plain(name) and plain(name) <> '';

-- Two forms of one skill's name are one key. Where the catalogue has both, the first keeps it.
update skills set name_key = keyed.key
from (
  select id, key, row_number() over (partition by key order by seq) as place
  from (
    select id, seq, lower(plain(regexp_replace(normalize(name_key, NFKC), '[\u200C\u200D\uFE00-\uFE0F]', '', 'g'))) as key
    from skills
  ) as forms
) as keyed
where keyed.id = skills.id and place = 1 and key <> '' and key <> name_key
  and not exists (select from skills as other where other.name_key = key);
drop function plain(text);
