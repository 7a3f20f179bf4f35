-- What operators have set, a row for each group; a setting that is missing has its default.
create table settings (
  key text primary key,
  value jsonb not null,
  version integer not null,
  changed_by uuid references members,
  changed_at timestamptz not null
);

-- Each change, with the changed settings alone.
create table setting_changes (
  id bigint generated always as identity primary key,
  key text not null,
  before jsonb not null,
  after jsonb not null,
  changed_by uuid references members,
  changed_at timestamptz not null
);
