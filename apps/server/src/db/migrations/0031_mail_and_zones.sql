-- The time zone of the browser with which a member signed up or logged in last: their clocks until they choose a zone.
alter table members add column browser_time_zone text;
alter table notification_settings alter column time_zone drop not null;

-- How often in a row the mail server has rejected a member's address, and since when they get no ordinary emails for it.
alter table members
  add column mail_rejections integer not null default 0,
  add column mail_stopped_at timestamptz;

-- Members are asked about a session up to a week after its end. Of those so far they have been asked within half an hour,
-- and what was noted of it was removed after two days.
insert into reminders (about, starts_at, hours)
select id, date, 0 from sessions
where date > now() - interval '10 days' and date + duration_minutes * interval '1 minute' < now() - interval '30 minutes'
on conflict do nothing;
