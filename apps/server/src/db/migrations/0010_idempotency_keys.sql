-- What a member's calls with an Idempotency-Key have stored, by operation and key; kept for 24 hours.
create table idempotency_keys (
  member_id uuid not null references members (id) on delete cascade,
  operation text not null,
  key text not null,
  -- Of the body: a key does not hold for another one.
  fingerprint text not null,
  -- Null within the transaction that stores it alone.
  result_id uuid,
  created_at timestamptz not null,
  primary key (member_id, operation, key)
);
