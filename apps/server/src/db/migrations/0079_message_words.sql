-- Messages are found by parts of what signs join (Thursday/Friday, report_final.pdf), by what they join (node.js, node js
-- and nodejs), by any part of a run of a script without spaces, in both spellings of a name, and by the names of their
-- files. Whoever changes text_lexemes changes packages/api-client/src/split-words.ts, too.

-- The lexemes of a folded text: its words; two or three that signs join, as one; two short ones in a row, as one after a
-- tilde; and of a run without spaces every two letters in a row and the last one.
create function text_lexemes(folded text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  plain text := folded;
  lexemes text[] := '{}';
  found text[];
  -- The words before, '' where nothing joins them.
  before text := '';
  before_that text := '';
begin
  if plain !~ '^[\u0001-\u007f]*$' then
    plain := regexp_replace(
      regexp_replace(
        normalize(plain, NFC),
        '[\u0080-\u00bf\u00d7\u00f7\u037e\u0387\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970\u0e4f\u0e5a\u0e5b\u104a-\u104f\u10fb\u1360-\u1368\u1680\u17d4-\u17da\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\U0001f000-\U0001faff]',
        '.', 'g'
      ),
      '([\u0e01-\u0e4e\u0e80-\u0edf\u1000-\u1049\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\U00020000-\U0003ffff]+)',
      E'\u0001\\1\u0001', 'g'
    );
  end if;
  for found in select regexp_matches(
    plain, '([\u0001-\u002f:-@\[-`{-\u007f]*)([^\u0001-\u002f:-@\[-`{-\u007f]+(?:\+\+|[+#](?![^\u0001-\u002f:-@\[-`{-\u007f]))?)', 'g'
  ) loop
    if found[2] ~ '^[\u0e01-\u0e4e\u0e80-\u0edf\u1000-\u1049\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\U00020000-\U0003ffff]' then
      lexemes := lexemes || array(select substr(left(found[2], 2000), place, 2) from generate_series(1, length(left(found[2], 2000))) as place);
      before := '';
      continue;
    end if;
    found[2] := left(found[2], 100);
    lexemes := lexemes || found[2];
    if before <> '' and found[1] = ' ' then
      if length(before || found[2]) <= 16 then
        lexemes := lexemes || ('~' || before || found[2]);
      end if;
      before_that := '';
    elsif before <> '' and found[1] !~ '[\u0001-\u0020]' then
      lexemes := lexemes || (before || found[2]);
      if before_that <> '' then
        lexemes := lexemes || (before_that || before || found[2]);
      end if;
      before_that := before;
    else
      before_that := '';
    end if;
    before := found[2];
  end loop;
  return lexemes;
end $$;

drop index messages_words;
alter table messages drop column words;
drop function message_words(text);

create function message_words(text text, files jsonb) returns tsvector language plpgsql immutable parallel safe as $$
declare
  key text := key_text(text || coalesce(E'\n' || (
    select string_agg(file ->> 'name', E'\n') from jsonb_array_elements(files) as file
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

alter table messages add words tsvector not null generated always as (message_words(text, attachments)) stored;
create index messages_words on messages using gin (words);
