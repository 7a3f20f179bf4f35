-- A member who took a skill that two had saw it shared, while one of the two gave it up and did not see them: it was left out
-- of the newest skills. And whoever gave up a skill waited for those who did as well. Now is_shared stays when a member gives
-- up a skill: the newest skills are counted when they are read, and once a day.
drop trigger member_skills_removed on member_skills;
create or replace function skills_keep_shared() returns trigger language plpgsql as $$
begin
  perform from skills
  where id in (select skill_id from changed) and not is_shared
  order by id for no key update;
  update skills set is_shared = true
  where id in (select skill_id from changed) and not is_shared and exists (
    select from member_skills where skill_id = skills.id and member_id <> (
      select member_id from member_skills where skill_id = skills.id limit 1
    )
  );
  return null;
end $$;
