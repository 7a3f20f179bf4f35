-- Skills that come with the server, and other names of skills. Members keep what they write: canonical_id joins another
-- name for the same skill to it. What compares skills compares coalesce(canonical_id, id).
-- Deferred: a backup has a skill before the one that it refers to.
alter table skills add canonical_id uuid references skills (id) on update cascade on delete set null
  deferrable initially deferred check (canonical_id <> id);
alter table skills add category text;
alter table skills add parent_id uuid references skills (id) on update cascade on delete set null
  deferrable initially deferred;
-- It came with the server, and no member has named it yet.
alter table skills add is_dormant boolean not null default false;
create index skills_canonical on skills (canonical_id) where canonical_id is not null;
create index skills_parent on skills (parent_id) where parent_id is not null;

-- alias_key: see apps/server/src/modules/skills/alias-key.ts.
create table skill_aliases (
  alias_key text collate "C" primary key,
  name text not null,
  skill_id uuid not null references skills (id) on update cascade on delete cascade,
  locale text not null,
  source text not null
);
create index skill_aliases_skill on skill_aliases (skill_id);
-- One wrong letter leaves the start or the end of a name as it is.
create index skill_aliases_reversed on skill_aliases (reverse(alias_key) collate "C");

-- The version of the shipped skills that the two tables have.
create table skill_catalog (
  version text primary key,
  seeded_at timestamptz not null
);
create unique index skill_catalog_one on skill_catalog ((true));
