-- Notifications of others that hold a title or the words of a member: an erasure finds them by what they are about.
create index notifications_with_title on notifications ((details ->> 'eventId')) where details ? 'title';
create index notifications_with_reason on notifications (subject) where details ? 'reason';

-- An appeal's text goes with its member, the decision about it stays.
alter table appeals drop constraint appeals_text_check;
alter table appeals add constraint appeals_text_check check (char_length(text) <= 2000);
