-- Who gives what for what: a row for each skill that a member offers and each that they want, of the first ten on each list.
-- Numbers are `seq` of skills and members: a large community has some ten million rows. Members without a photo and without
-- words about themselves are in none. Kept by the triggers below alone.
create table swap_pairs (
  give integer not null,
  want integer not null,
  member bigint not null,
  primary key (give, want, member)
);
create index swap_pairs_member on swap_pairs (member);

-- The same without members: which skill can be had for which. A row stays when the last member goes, which costs a look at
-- swap_pairs; nothing is counted here when a profile changes, so popular skills hold up nobody. `members` is counted once
-- a day, for the order in which to look.
create table skill_edges (
  give integer not null,
  want integer not null,
  members integer not null default 1,
  primary key (give, want)
);
create index skill_edges_give on skill_edges (give, members desc, want);
create index skill_edges_want on skill_edges (want, members desc, give);

create view possible_pairs as
  select gives.seq::integer as give, wants.seq::integer as want, members.seq as member
  from members
  join member_skills as offered on offered.member_id = members.id and offered.kind = 'offered' and offered.position < 10
  join member_skills as requested
    on requested.member_id = members.id and requested.kind = 'requested' and requested.position < 10
  join skills as gives on gives.id = offered.skill_id
  join skills as wants on wants.id = requested.skill_id
  where offered.skill_id <> requested.skill_id and (members.about <> '' or members.image_hash is not null);

create function refresh_swap_pairs(changed bigint[]) returns void language plpgsql as $$
begin
  delete from swap_pairs
  where member = any(changed) and not exists (
    select from possible_pairs as possible
    where possible.member = swap_pairs.member and possible.give = swap_pairs.give and possible.want = swap_pairs.want
  );
  with added as (
    insert into swap_pairs (give, want, member)
    select give, want, member from possible_pairs where member = any(changed)
    on conflict do nothing returning give, want
  )
  -- In one order, so that two members with the same new pairs do not wait for each other.
  insert into skill_edges (give, want) select distinct give, want from added order by give, want on conflict do nothing;
end $$;

create function member_skills_keep_pairs() returns trigger language plpgsql as $$
begin
  perform refresh_swap_pairs(array(select seq from members where id in (select member_id from changed)));
  return null;
end $$;
create trigger member_skills_paired after insert on member_skills
  referencing new table as changed for each statement execute function member_skills_keep_pairs();
create trigger member_skills_paired_anew after update on member_skills
  referencing new table as changed for each statement execute function member_skills_keep_pairs();
create trigger member_skills_unpaired after delete on member_skills
  referencing old table as changed for each statement execute function member_skills_keep_pairs();

create function members_keep_pairs() returns trigger language plpgsql as $$
begin
  perform refresh_swap_pairs(array[new.seq]);
  return null;
end $$;
create trigger members_paired after update of about, image_hash on members for each row
  when ((old.about = '' and old.image_hash is null) <> (new.about = '' and new.image_hash is null))
  execute function members_keep_pairs();

insert into swap_pairs (give, want, member) select give, want, member from possible_pairs;
insert into skill_edges (give, want, members) select give, want, count(*)::integer from swap_pairs group by give, want;
