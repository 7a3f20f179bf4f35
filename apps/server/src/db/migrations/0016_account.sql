-- Members who were here before addresses were confirmed need not confirm theirs.
alter table members add email_verified_at timestamptz;
update members set email_verified_at = now();

-- Links of emails that confirm something or set a new password. A link is its token, of which the hash alone is kept.
create table email_tokens (
  hash text primary key,
  member_id uuid not null references members (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'change', 'undo')),
  -- Where the link went, and how addresses are compared.
  email text not null,
  email_key text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index email_tokens_of_member on email_tokens (member_id);
-- An address that its member may still take back is nobody else's.
create index email_tokens_kept on email_tokens (email_key) where purpose = 'undo' and used_at is null;
