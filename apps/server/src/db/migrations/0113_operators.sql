-- Who runs the community. A moderator may be an operator, too.
alter table members add column is_operator boolean not null default false;
