-- What two members agreed to stays known after a move: the time of each accepted offer, and the first agreement to a plan.
alter table session_offers add column agreed_time timestamptz;
update session_offers set agreed_time = times[1] where outcome = 'accepted' and cardinality(times) = 1;
update session_offers set agreed_time = sessions.date from sessions
where sessions.id = session_id and outcome = 'accepted' and agreed_time is null and closed_at = agreed_at;
alter table sessions add column plan_agreed jsonb;
