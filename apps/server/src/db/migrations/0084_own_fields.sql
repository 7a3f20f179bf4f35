-- The fields that were changed on a date of a series alone: a change of other dates leaves these, and no others.
alter table events add column own_fields text[] not null default '{}';
update events set own_fields = '{title,description,skills,start_time,end_time,link,max_participants,hasWaitlist,language,autoApprove}'
where differs;
alter table events drop column differs;
