-- The versions of each text of the community; empty content takes a text down.
create table texts (
  kind text not null,
  version integer not null,
  content text not null,
  change text not null,
  must_accept boolean not null,
  published_at timestamptz not null,
  published_by uuid references members,
  primary key (kind, version)
);

-- Who accepted which version, and when.
create table text_acceptances (
  member_id uuid not null references members,
  kind text not null,
  version integer not null,
  accepted_at timestamptz not null,
  primary key (member_id, kind, version),
  foreign key (kind, version) references texts
);
create index text_acceptances_by_version on text_acceptances (kind, version);
