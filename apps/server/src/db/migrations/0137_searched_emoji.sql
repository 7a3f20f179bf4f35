-- Messages are found by their emoji, whatever its tone of skin. Whoever changes emoji_of changes `emojiIn` in
-- packages/api-client/src/split-words.ts, too.
create function emoji_of(key text) returns text[] language sql immutable strict parallel safe as $$
  select case when key ~ '[\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]' then array(
    select match[1] from regexp_matches(
      key, '([\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001f3fa\U0001f400-\U0001faff])', 'g'
    ) as match
  ) else '{}' end
$$;

drop index messages_words;
alter table messages drop column words;

create or replace function message_words(text text, files jsonb) returns tsvector language plpgsql immutable parallel safe as $$
declare
  key text := key_text(text || coalesce(E'\n' || (
    select string_agg(concat_ws(E'\n', file ->> 'name', file ->> 'description'), E'\n')
    from jsonb_array_elements(files) as file
  ), ''));
  lexemes text[] := text_lexemes(plain_letters(key)) || emoji_of(key);
begin
  if key ~ '[äöüøå]' then
    lexemes := lexemes || text_lexemes(plain_letters(
      replace(replace(replace(replace(replace(key, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa')
    ));
  end if;
  return array_to_tsvector(lexemes);
end $$;

alter table messages add words tsvector not null generated always as (message_words(text, attachments)) stored;
create index messages_words on messages using gin (words);
