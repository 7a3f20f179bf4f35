-- Whether a participant took part: a host's mark, or the participant's own check-in with the code. Null: nobody said.
alter table event_registrations add column came boolean;

-- What participants enter to check in. Null until a host asks for one.
alter table events add column check_in_code text;
