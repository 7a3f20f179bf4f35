-- Whoever takes a skill that two hold sees it shared, and leaves it so, while one of the two gives it up at the same moment
-- and does not see the third. So the one who gives it up waits for those who are taking it, whose foreign key holds the
-- skill's row, and counts again. Skills that more members hold are not locked that way.
create or replace function skills_keep_shared() returns trigger language plpgsql as $$
begin
  perform from skills
  where id in (select skill_id from changed) and (tg_op = 'DELETE' or not is_shared)
  order by id for no key update;
  if tg_op = 'DELETE' then
    perform from skills
    where id in (select skill_id from changed) and is_shared and not exists (
      select from member_skills where skill_id = skills.id and member_id <> (
        select member_id from member_skills where skill_id = skills.id limit 1
      )
    )
    order by id for update;
  end if;
  update skills set is_shared = not is_shared
  where id in (select skill_id from changed) and (tg_op = 'DELETE' or not is_shared) and is_shared <> exists (
    select from member_skills where skill_id = skills.id and member_id <> (
      select member_id from member_skills where skill_id = skills.id limit 1
    )
  );
  return null;
end $$;
