-- The nightly clean-up finds read notifications by when they were read.
create index notifications_read on notifications (read_at) where read_at is not null;

-- A member who is erased takes their answers and reasons along.
create index attendance_by_member on attendance (by_member);
create index sessions_cancelled_by on sessions (cancelled_by) where cancelled_by is not null;
