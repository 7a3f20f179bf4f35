-- How many members hold a skill, for the order of the landing page: counted once a day.
alter table skills add holders integer not null default 0;

update skills set holders = counted.holders
from (select skill_id, count(distinct member_id)::int as holders from member_skills group by skill_id) as counted
where id = skill_id;

create index skills_used on skills (holders desc, seq desc) where is_approved or is_shared;
