-- Pairs that a member has gained since matches with them were last looked for. Only the trigger function below adds rows.
create table new_swap_pairs (
  member bigint primary key,
  -- One pair at each position.
  gives integer[] not null,
  wants integer[] not null,
  -- Of the last change: a member who is still editing waits.
  at timestamptz not null default now()
);
create index new_swap_pairs_at on new_swap_pairs (at);

-- As in 0041, and notes what is new.
create or replace function refresh_swap_pairs(changed bigint[]) returns void language plpgsql as $$
begin
  delete from swap_pairs
  where member = any(changed) and not exists (
    select from possible_pairs as possible
    where possible.member = swap_pairs.member and possible.give = swap_pairs.give and possible.want = swap_pairs.want
  );
  with added as (
    insert into swap_pairs (give, want, member)
    select give, want, member from possible_pairs where member = any(changed)
    on conflict do nothing returning give, want, member
  ),
  noted as (
    insert into new_swap_pairs as known (member, gives, wants)
    select member, array_agg(give), array_agg(want) from added group by member order by member
    on conflict (member) do update
      set gives = known.gives || excluded.gives, wants = known.wants || excluded.wants, at = excluded.at
  )
  -- In one order, so that two members with the same new pairs do not wait for each other.
  insert into skill_edges (give, want) select distinct give, want from added order by give, want on conflict do nothing;
end $$;

-- Matches that a member is notified of, once each: a row without `told_at` waits for the next daily notification.
create table match_alerts (
  member_id uuid not null references members (id) on delete cascade,
  key text not null check (char_length(key) <= 200),
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (member_id, key)
);
create index match_alerts_waiting on match_alerts (member_id) where told_at is null;
create index match_alerts_found on match_alerts (found_at);

-- When a member was last notified of matches that others brought, and when they may be again; null while none waits.
create table match_alert_times (
  member_id uuid primary key references members (id) on delete cascade,
  told_at timestamptz,
  due_at timestamptz
);
create index match_alert_times_due on match_alert_times (due_at) where due_at is not null;
