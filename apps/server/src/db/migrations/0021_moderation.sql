-- Moderators decide what members report. What somebody has reported is a case; all reports on the same thing are one case
-- while it is open.
alter table members add role text not null default 'member' check (role in ('member', 'moderator'));

create table cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('member', 'photo', 'event', 'message', 'review')),
  -- The thing; of a photo its member.
  target_id uuid not null,
  -- Who answers for it.
  member_id uuid not null references members (id) on delete cascade,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create unique index cases_open_target on cases (kind, target_id) where closed_at is null;
create index cases_open on cases (opened_at, id) where closed_at is null;
create index cases_member on cases (member_id);

-- What moderators have decided, one for each case. A limit or a suspension holds until its end, or until it is reversed;
-- that is read, and set nowhere else.
create table actions (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null unique references cases (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  moderator_id uuid references members (id) on delete set null,
  kind text not null check (kind in ('none', 'warn', 'hide', 'limit', 'suspend')),
  reason text not null check (char_length(reason) between 1 and 1000),
  created_at timestamptz not null,
  -- Of a limit, and of a suspension that is not for good.
  until timestamptz,
  -- The photo that was removed, to give it back.
  image_hash text references images (hash),
  reversed_at timestamptz,
  check (kind <> 'limit' or until is not null)
);
create index actions_member on actions (member_id, created_at);
create index actions_standing on actions (member_id, kind) where kind in ('limit', 'suspend') and reversed_at is null;
create index actions_image on actions (image_hash) where image_hash is not null;

create table appeals (
  action_id uuid primary key references actions (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  decided_by uuid references members (id) on delete set null,
  decided_at timestamptz,
  outcome text check (outcome in ('upheld', 'reversed')),
  words text,
  check ((decided_at is null) = (outcome is null))
);
create index appeals_open on appeals (created_at) where decided_at is null;

-- Who did what in moderation. Rows come, and never change or go.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null for a command or a setting of those who run the server. No reference, so that an account can go.
  actor_id uuid,
  what text not null,
  target_id uuid not null,
  details jsonb not null
);
create function audit_reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of audit never change.';
end $$;
create trigger audit_append_only before update or delete on audit
  for each row execute function audit_reject_change();

-- How often members and addresses ran into limits that moderators watch.
create table limit_hits (
  day date not null,
  kind text not null,
  count integer not null,
  primary key (day, kind)
);

-- Reports are about things too, and belong to a case. The thing is kept as it stood.
alter table reports add case_id uuid references cases (id) on delete cascade;
alter table reports add content jsonb not null default '{}';
alter table reports add image_hash text references images (hash);
insert into cases (kind, target_id, member_id, opened_at)
select 'member', reported_id, reported_id, min(created_at) from reports group by reported_id;
update reports set case_id = cases.id,
  content = jsonb_build_object('title', members.name, 'text', members.about),
  image_hash = members.image_hash
from cases, members where cases.target_id = reported_id and members.id = reported_id;
alter table reports alter case_id set not null;
alter table reports drop constraint reports_reporter_id_reported_id_key;
alter table reports add unique (case_id, reporter_id);
create index reports_reporter on reports (reporter_id, reported_id);
create index reports_image on reports (image_hash) where image_hash is not null;

-- What is hidden or removed stays stored, so that it can come back.
alter table events add hidden_at timestamptz;
alter table messages add removed_at timestamptz;
alter table reviews add hidden_at timestamptz;

-- As in 0007; a hidden review does not count.
create or replace function count_reviews(author uuid, subject uuid) returns void language plpgsql as $$
begin
  perform from members where id = subject for no key update;
  with recursive given as (
    select reviews.id, reviews.created_at, reviews.seq
    from reviews join sessions on sessions.id = session_id
    where author_id = author and subject_id = subject and cancelled_at is null and hidden_at is null
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
create trigger reviews_hidden after update of hidden_at on reviews for each row
  when (old.hidden_at is distinct from new.hidden_at) execute function reviews_count();
