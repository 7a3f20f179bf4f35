-- Days by which changes of several dates have moved this one from the day of its series' rule.
alter table events add column days_moved integer not null default 0;
