-- Pairs of skills are those that members find by any name: who writes JS and who wants JavaScript have a pair.
-- One that a member wrote under two names comes twice.
create or replace view possible_pairs as
  select gives.seq::integer as give, wants.seq::integer as want, members.seq as member
  from members
  join member_skills as offered on offered.member_id = members.id and offered.kind = 'offered' and offered.position < 10
  join member_skills as requested
    on requested.member_id = members.id and requested.kind = 'requested' and requested.position < 10
  join skills as offered_name on offered_name.id = offered.skill_id
  join skills as requested_name on requested_name.id = requested.skill_id
  join skills as gives on gives.id = coalesce(offered_name.canonical_id, offered_name.id)
  join skills as wants on wants.id = coalesce(requested_name.canonical_id, requested_name.id)
  where gives.id <> wants.id and (members.about <> '' or members.image_hash is not null);

-- A name that joins or leaves a skill changes the pairs of its members, and so does a new number of the skill, which a
-- shipped one gets from its first member. That, and a merge, are news to nobody.
create function skills_keep_pairs() returns trigger language plpgsql as $$
declare
  holders bigint[] := array(
    select distinct members.seq
    from skills join member_skills on skill_id = skills.id join members on members.id = member_id
    where skills.id = new.id or skills.canonical_id = new.id order by members.seq
  );
begin
  if old.seq = new.seq and current_setting('skills.merging', true) is distinct from 'on' then
    perform refresh_swap_pairs(holders);
    return null;
  end if;
  delete from swap_pairs
  where member = any(holders) and not exists (
    select from possible_pairs as possible
    where possible.member = swap_pairs.member and possible.give = swap_pairs.give and possible.want = swap_pairs.want
  );
  with added as (
    insert into swap_pairs (give, want, member)
    select give, want, member from possible_pairs where member = any(holders)
    on conflict do nothing returning give, want
  )
  insert into skill_edges (give, want) select distinct give, want from added order by give, want on conflict do nothing;
  if old.seq <> new.seq then
    delete from skill_edges where give = old.seq or want = old.seq;
    perform refresh_member_search(array(select id from members where seq = any(holders)));
  end if;
  return null;
end $$;
create trigger skills_paired after update of canonical_id, seq on skills
  for each row when (old.canonical_id is distinct from new.canonical_id or old.seq <> new.seq)
  execute function skills_keep_pairs();

-- Only members who wrote another name of a skill have other pairs than before.
create temporary table renamed on commit drop as
  select distinct members.seq as member
  from skills join member_skills on skill_id = skills.id join members on members.id = member_id
  where canonical_id is not null;
delete from swap_pairs where member in (select member from renamed);
insert into swap_pairs (give, want, member)
  select distinct give, want, member from possible_pairs where member in (select member from renamed);
insert into skill_edges (give, want, members)
  select give, want, count(*)::integer from swap_pairs
  where (give, want) in (
    select give, want from swap_pairs as own where own.member in (select member from renamed)
  )
  group by give, want
  on conflict (give, want) do update set members = excluded.members;
delete from skill_edges using skills where canonical_id is not null and (give = seq or want = seq);
select refresh_member_search(array(select members.id from renamed join members on members.seq = renamed.member));

-- The key of a match or ring with the skills that its names stand for.
create function key_with_roots(key text) returns text language plpgsql stable strict as $$
declare
  hex text := encode(decode(rpad(translate(key, '-_', '+/'), (length(key) + 3) / 4 * 4, '='), 'base64'), 'hex');
  root uuid;
begin
  for seat in 0 .. length(hex) / 64 - 1 loop
    select canonical_id into root from skills where id = substring(hex from seat * 64 + 33 for 32)::uuid;
    if root is not null then
      hex := overlay(hex placing replace(root::text, '-', '') from seat * 64 + 33 for 32);
    end if;
  end loop;
  return rtrim(translate(encode(decode(hex, 'hex'), 'base64'), E'+/\n', '-_'), '=');
end $$;

-- Who saved, dismissed or declined a match, or heard of it, did so under any name.
do $$
declare
  named text;
begin
  foreach named in array array['match_states', 'match_alerts', 'ring_declines'] loop
    execute format(
      'update %1$I as known set key = rooted.key
       from (
         select distinct on (member_id, key_with_roots(key)) member_id, key as old, key_with_roots(key) as key
         from %1$I order by member_id, key_with_roots(key), key
       ) as rooted
       where known.member_id = rooted.member_id and known.key = rooted.old and rooted.key <> rooted.old
         and not exists (select from %1$I as other where other.member_id = rooted.member_id and other.key = rooted.key)',
      named
    );
  end loop;
end $$;
update ring_seats set gives = canonical_id
from skills
where skills.id = gives and canonical_id is not null and not exists (
  select from ring_seats as other where other.ring_id = ring_seats.ring_id and other.gives = canonical_id
);
update rings set key = rooted.key
from (
  select distinct on (key_with_roots(key)) id, key as old, key_with_roots(key) as key
  from rings order by key_with_roots(key), agreed_at, seq desc
) as rooted
where rings.id = rooted.id and rooted.key <> rooted.old
  and not exists (select from rings as other where other.key = rooted.key);
drop function key_with_roots;
