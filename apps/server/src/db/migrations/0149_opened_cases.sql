-- A moderator opens a case about a member whom nobody has reported.
alter table cases
  add column opened_by uuid references members (id) on delete set null,
  add column opening_reason text check (char_length(opening_reason) between 1 and 1000),
  -- The profile as it was then.
  add column opening_content jsonb;
