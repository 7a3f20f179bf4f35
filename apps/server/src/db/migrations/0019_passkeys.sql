-- Passkeys (WebAuthn): a device's key pair, of which this is the public one.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  credential_id text not null unique,
  member_id uuid not null references members (id) on delete cascade,
  -- Random, and the same for all passkeys of a member: what the device knows the account by.
  user_handle text not null,
  -- COSE, in base64url.
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index passkeys_of_member on passkeys (member_id);

-- What a passkey is to sign, once. It is deleted when it is used.
create table webauthn_challenges (
  -- Of the challenge and of the browser that it was given to.
  hash text primary key,
  -- Whose passkey is to be added, and as whom the device is to know them; both null for a log-in.
  member_id uuid references members (id) on delete cascade,
  user_handle text,
  expires_at timestamptz not null
);

create index webauthn_challenges_expiring on webauthn_challenges (expires_at);

-- The secret that a member's authenticator app shares with the server.
create table totp (
  member_id uuid primary key references members (id) on delete cascade,
  -- Encrypted with CODES_KEY, which is not in the database.
  secret_sealed text not null,
  -- Of the last code that was used: none works twice.
  last_step integer not null default 0,
  -- Null until a first code has shown that the app knows the secret.
  confirmed_at timestamptz
);

create table recovery_codes (
  member_id uuid not null references totp (member_id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (member_id, hash)
);
