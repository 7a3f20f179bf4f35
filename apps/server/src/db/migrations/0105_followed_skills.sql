-- Skills whose new events a member is notified of. A skill with several names has one row for each that was followed
-- before the names became one.
create table followed_skills (
  member_id uuid not null references members (id) on delete cascade,
  skill_id uuid not null references skills (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, skill_id)
);
create index followed_skills_skill on followed_skills (skill_id, member_id);
