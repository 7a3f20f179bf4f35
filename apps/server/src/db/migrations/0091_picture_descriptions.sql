-- What a picture of a message shows, in its sender's words. Its message's row has a copy, as of its name.
alter table message_attachments add description text;

-- The same lexemes for all messages so far, so that no stored value changes.
create or replace function message_words(text text, files jsonb) returns tsvector language plpgsql immutable parallel safe as $$
declare
  key text := key_text(text || coalesce(E'\n' || (
    select string_agg(concat_ws(E'\n', file ->> 'name', file ->> 'description'), E'\n') from jsonb_array_elements(files) as file
  ), ''));
  lexemes text[] := text_lexemes(plain_letters(key));
begin
  if key ~ '[äöüøå]' then
    lexemes := lexemes || text_lexemes(plain_letters(
      replace(replace(replace(replace(replace(key, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa')
    ));
  end if;
  return array_to_tsvector(lexemes);
end $$;
