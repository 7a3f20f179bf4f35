-- The language of an announcement's own words: the community's when they were first written.
alter table announcements add column language text not null default 'en' check (length(language) between 2 and 35);
update announcements set language = coalesce((select value ->> 'language' from settings where key = 'identity'), 'en');

-- The same words in other languages: [{ language, subject, content, banner }].
alter table announcements add column translations jsonb not null default '[]';
