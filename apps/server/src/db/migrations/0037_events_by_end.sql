-- A calendar has what is not over at its first moment, whenever it began.
create index events_host_end on events (host_id, end_time);
