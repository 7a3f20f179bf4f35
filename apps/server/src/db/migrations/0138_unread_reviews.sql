-- A review that is taken back leaves the unread notifications of whoever it is about, who are found by its session or event.
create index notifications_unread_reviews on notifications (subject)
where read_at is null and kind in ('review', 'eventReview');
