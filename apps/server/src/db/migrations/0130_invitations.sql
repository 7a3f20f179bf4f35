-- Links that let people in, whatever the rule for others is.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  label text not null,
  -- Null once its maker is erased.
  made_by uuid references members,
  is_of_operator boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  uses integer not null,
  used integer not null default 0,
  revoked_at timestamptz,
  check (used <= uses)
);
create index invitations_by_maker on invitations (made_by, created_at);
create index invitations_by_time on invitations (created_at);

-- How members joined, if not by themselves.
create table joinings (
  member_id uuid primary key references members,
  invitation_id uuid references invitations,
  -- Null once they are erased.
  invited_by uuid references members,
  joined_at timestamptz not null
);
create index joinings_by_invitation on joinings (invitation_id);
create index joinings_by_inviter on joinings (invited_by);
