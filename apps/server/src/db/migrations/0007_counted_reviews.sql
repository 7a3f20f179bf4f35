-- Of one member's reviews of another at most one in seven days counts in the rating; all of them are shown. Who moved a
-- session last planned it: the other one can decline it, and its reviews leave the rating.
alter table sessions add moved_by uuid references members (id) on delete set null;

alter table reviews add is_counted boolean not null default false;
create index reviews_pair on reviews (author_id, subject_id, created_at, seq);

-- A member's rating moves in the transaction that counts a review, or no longer does.
create or replace function reviews_keep_rating() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and old.is_counted then
    update members set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1
    where id = old.subject_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.is_counted then
    update members set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    where id = new.subject_id;
  end if;
  return null;
end $$;
drop trigger reviews_rating on reviews;
create trigger reviews_rating after insert or delete or update of rating, subject_id, is_counted on reviews
  for each row execute function reviews_keep_rating();

-- Of the reviews that one member gave another, the first counts, and then each that was written seven days or more after
-- the one counted before it. The subject's row is locked first: of two reviews at the same moment, one knows of the other.
create function count_reviews(author uuid, subject uuid) returns void language plpgsql as $$
begin
  perform from members where id = subject for no key update;
  with recursive given as (
    select reviews.id, reviews.created_at, reviews.seq
    from reviews join sessions on sessions.id = session_id
    where author_id = author and subject_id = subject and cancelled_at is null
  ), counted as (
    (select id, created_at from given order by created_at, seq limit 1)
    union all
    select following.id, following.created_at from counted cross join lateral (
      select given.id, given.created_at from given
      where given.created_at >= counted.created_at + interval '7 days'
      order by given.created_at, seq limit 1
    ) as following
  )
  update reviews set is_counted = not is_counted
  where author_id = author and subject_id = subject and is_counted <> (id in (select counted.id from counted));
end $$;

create function reviews_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_reviews(new.author_id, new.subject_id);
  else
    perform count_reviews(old.author_id, old.subject_id);
  end if;
  return null;
end $$;
create trigger reviews_counted after insert or delete on reviews for each row execute function reviews_count();

-- Both members' rows are locked first, in one order: each may have reviewed the other.
create function sessions_count_reviews() returns trigger language plpgsql as $$
begin
  perform from members where id in (new.user_one, new.user_two) order by id for no key update;
  perform count_reviews(author_id, subject_id) from reviews where session_id = new.id;
  return null;
end $$;
create trigger sessions_cancelled after update of cancelled_at on sessions for each row
  when (old.cancelled_at is distinct from new.cancelled_at) execute function sessions_count_reviews();

-- The ratings so far, by the new rule. The sums begin at nothing, since no review has been counted.
update members set rating_sum = 0, rating_count = 0 where rating_count > 0;
select count_reviews(author_id, subject_id) from (select distinct author_id, subject_id from reviews) as pairs;
