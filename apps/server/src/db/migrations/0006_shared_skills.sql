-- The newest skills lead the front page, so one sign-up must not fill it: a skill shows there once two members hold it, or
-- when it was approved, by the demo community or by a moderator.
alter table skills add is_approved boolean not null default false;
alter table skills add is_shared boolean not null default false;

-- Whether two members hold a skill, on whichever list. Two who take the same skill at once would each see one holder, so
-- the skill's row is locked first, in one order. Popular skills stay as they are, and are not locked for another holder.
create function skills_keep_shared() returns trigger language plpgsql as $$
begin
  perform from skills
  where id in (select skill_id from changed) and (tg_op = 'DELETE' or not is_shared)
  order by id for no key update;
  update skills set is_shared = not is_shared
  where id in (select skill_id from changed) and (tg_op = 'DELETE' or not is_shared) and is_shared <> exists (
    select from member_skills where skill_id = skills.id and member_id <> (
      select member_id from member_skills where skill_id = skills.id limit 1
    )
  );
  return null;
end $$;
create trigger member_skills_added after insert on member_skills
  referencing new table as changed for each statement execute function skills_keep_shared();
create trigger member_skills_removed after delete on member_skills
  referencing old table as changed for each statement execute function skills_keep_shared();

-- The ids of the demo community are of version 8, those of all others of version 4.
update skills set is_approved = true where substr(id::text, 15, 1) = '8';
update skills set is_shared = true where id in (
  select skill_id from member_skills group by skill_id having count(distinct member_id) > 1
);
create index skills_recent on skills (seq) where is_approved or is_shared;

-- Events last a day at most, so the list of those to come reads the starts since yesterday. What older rules let in and
-- lasts longer leaves the list after a day and stays with its host.
drop index events_running;
