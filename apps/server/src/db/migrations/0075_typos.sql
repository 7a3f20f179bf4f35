-- The name of a skill for the correction of typing: folded, without its other spelling.
create function plain_name(folded text) returns text language sql immutable strict parallel safe
  return split_part(folded, E'\n', 1);

-- One wrong letter leaves the start or the end of a name as it is, and its length nearly so.
drop index skill_aliases_reversed;
create index skill_aliases_start on skill_aliases (length(alias_key), alias_key);
create index skill_aliases_end on skill_aliases (length(alias_key), (reverse(alias_key) collate "C"));
create index skills_start on skills (length(plain_name(name_folded)), (plain_name(name_folded) collate "C"))
  where not is_merged and not is_dormant;
create index skills_end on skills (length(plain_name(name_folded)), (reverse(plain_name(name_folded)) collate "C"))
  where not is_merged and not is_dormant;
