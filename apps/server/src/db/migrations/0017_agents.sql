-- The browser and system that a log-in was made with, in words; empty where they are not known.
alter table auth_sessions add column agent text not null default '';
