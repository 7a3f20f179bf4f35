-- When a member asked for their account to be deleted. It is erased a week later, unless they log in before.
alter table members add column leaving_at timestamptz;
-- When it was erased: the row stays for what others have of the member, their messages and reviews.
alter table members add column erased_at timestamptz;
create index members_leaving on members (leaving_at) where leaving_at is not null and erased_at is null;

-- A copy of a member's data that they asked for, one a member.
create table exports (
  member_id uuid primary key references members (id) on delete cascade,
  requested_at timestamptz not null,
  -- Both null while it is made.
  ready_at timestamptz,
  bytes bytea
);
