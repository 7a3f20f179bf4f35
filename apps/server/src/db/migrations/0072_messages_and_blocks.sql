-- Locks a member until the transaction ends, and returns whether neither of the two has blocked the other. A block locks both
-- members, so it comes before the lock, and is found, or waits. The function is volatile: it sees a block that its statement
-- has waited for, which the statement's own snapshot does not have.
create function lock_unless_blocked(member uuid, other uuid) returns boolean language plpgsql volatile as $$
begin
  perform from members where id = member for share;
  return not exists (
    select from blocks where (blocker_id = member and blocked_id = other) or (blocker_id = other and blocked_id = member)
  );
end $$;
