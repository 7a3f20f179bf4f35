-- A replaced code stays valid for a minute, for guests who are typing it.
alter table events
  add column earlier_check_in_code text,
  add column check_in_code_replaced_at timestamptz;
