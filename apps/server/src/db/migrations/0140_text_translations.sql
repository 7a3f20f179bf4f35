-- The language of a version's own words, which members accept: the community's when it was published.
alter table texts add column language text not null default 'en' check (length(language) between 2 and 35);
update texts set language = coalesce((select value ->> 'language' from settings where key = 'identity'), 'en');

-- A version in other languages. Empty content takes a translation down; the revision goes on.
create table text_translations (
  kind text not null,
  version integer not null,
  language text not null check (length(language) between 2 and 35),
  content text not null,
  change text not null,
  revision integer not null,
  changed_at timestamptz not null,
  primary key (kind, version, language),
  foreign key (kind, version) references texts
);

-- The language that a version was read in; null if unknown.
alter table text_acceptances add column language text check (length(language) between 2 and 35);
