-- Moderators hide a skill: the merge of a skill into itself. It leaves the catalog with all its names, as merged ones do, and
-- the rows of members and events go where a merge keeps those of a member who has both skills, until it is undone.

-- A skill that is merged into none is hidden.
alter table skills drop constraint skills_check1;

-- The name that a member or an event had; null unless it is hidden.
alter table skill_merge_doubles add skill_id uuid references skills (id) on update cascade;
alter table skill_merge_rows add skill_id uuid references skills (id) on update cascade;
