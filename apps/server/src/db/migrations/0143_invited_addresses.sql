-- Addresses that operators have invited by email. Each has a link of its own, which no list of links shows. They are removed 30
-- days after the link has ended.
alter table invitations add column is_by_email boolean not null default false;

create table invited_addresses (
  id uuid primary key default gen_random_uuid(),
  invitation_id uuid not null unique references invitations,
  email text not null,
  email_key text not null,
  -- When the last email was asked for.
  queued_at timestamptz not null,
  sent_at timestamptz,
  -- When the mail server rejected it permanently.
  rejected_at timestamptz
);
create index invited_addresses_by_key on invited_addresses (email_key);
create index invited_addresses_by_time on invited_addresses (queued_at);
