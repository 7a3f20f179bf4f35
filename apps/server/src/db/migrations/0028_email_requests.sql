-- What an email with a link was asked for. The email's job acts only while its row is there, so that a change of password
-- or address ends what still waits in the queue.
create table email_requests (
  id uuid primary key default gen_random_uuid(),
  -- Null where an address without an account asked for a new password.
  member_id uuid references members (id) on delete cascade,
  purpose text not null check (purpose in ('reset', 'change', 'undo', 'undoCodes')),
  -- Where the link goes, and how addresses are compared.
  email text not null,
  email_key text not null,
  requested_at timestamptz not null
);

create index email_requests_of_member on email_requests (member_id);
create index email_requests_kept on email_requests (email_key) where purpose = 'undo';

alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens
  add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'change', 'undo', 'undoCodes'));

-- Devices count as known from then on: a first confirmation by a reset forgets those before.
alter table members add column devices_known_since timestamptz;
