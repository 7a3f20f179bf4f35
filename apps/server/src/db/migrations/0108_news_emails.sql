-- The day (UTC) of the last email about what is new, to a member who had not visited for weeks.
alter table members add column news_mailed_on date;

-- Members who turned off summaries, new swaps and found members have chosen to get no such email.
insert into notification_choices (member_id, kind, email)
select swaps.member_id, 'newsSinceVisit', false
from notification_choices as swaps
join notification_choices as found on found.member_id = swaps.member_id and found.kind = 'membersFound'
join notification_settings as settings on settings.member_id = swaps.member_id
where swaps.kind = 'swapsFound' and swaps.email = false and found.email = false and digest = 'off';
