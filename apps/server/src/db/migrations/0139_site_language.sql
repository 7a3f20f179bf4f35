-- The language that a member reads the site in, by its code; null if unknown. Emails are written in it.
alter table members add column site_language text check (length(site_language) between 2 and 35);
alter table join_requests add column site_language text check (length(site_language) between 2 and 35);
