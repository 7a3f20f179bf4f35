-- What participants write about events that they took part in. Those of an event go with it; those of an erased author stay.
create table event_reviews (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  event_id uuid not null references events (id) on delete cascade,
  author_id uuid not null references members (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  -- Set while a moderator has hidden it.
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  unique (event_id, author_id)
);
create index event_reviews_event on event_reviews (event_id, seq);
create index event_reviews_author on event_reviews (author_id, seq);

alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check
  check (kind in ('member', 'photo', 'event', 'message', 'review', 'eventReview'));
