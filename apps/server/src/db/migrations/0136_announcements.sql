-- What operators announce to all members: a message, a banner on every page, or both.
create table announcements (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  content text not null,
  is_message boolean not null,
  -- Empty without a banner.
  banner text not null,
  banner_starts_at timestamptz,
  banner_ends_at timestamptz,
  for_visitors boolean not null default false,
  -- Null once they are erased.
  written_by uuid references members,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When somebody sent the current version to themselves.
  tested_at timestamptz,
  sent_at timestamptz,
  stopped_at timestamptz,
  -- When the last member got the message.
  finished_at timestamptz,
  -- Members get the message in the order of their ids: the last who has it, and how many have.
  last_told uuid,
  told integer not null default 0,
  check ((banner = '') = (banner_starts_at is null) and (banner = '') = (banner_ends_at is null)),
  check (banner_ends_at > banner_starts_at)
);
create index announcements_by_time on announcements (created_at);
create index announcements_with_banner on announcements (banner_ends_at) where sent_at is not null;
create index announcements_by_author on announcements (written_by);

-- Members who no longer want to see the banner.
create table dismissed_banners (
  member_id uuid not null references members,
  announcement_id uuid not null references announcements,
  dismissed_at timestamptz not null,
  primary key (member_id, announcement_id)
);
create index dismissed_banners_by_announcement on dismissed_banners (announcement_id);

-- False if the member does not want the kind at all; null for the kind's default.
alter table notification_choices add column inbox boolean;
