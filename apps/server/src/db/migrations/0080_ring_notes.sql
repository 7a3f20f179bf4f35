-- What the member who proposes a ring writes to the others.
alter table rings add column note text not null default '';
