-- Spellings of one word that a keyboard lacks or a habit changes: हिन्दी and हिंदी, फ़िल्म and फिल्म, col·lecció and coleccio without
-- its dot, צה״ל and צהל, ɔkyerɛ and okyere, 1️⃣ and 1, a cook of each tone of skin; and Tibetan words, which a mark separates.
-- Whoever changes these functions changes fold-text.ts and split-words.ts of packages/api-client/src, too.

create or replace function plain_letters(key text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := key;
begin
  if key ~ '^[\u0001-\u007f]*$' then
    return key;
  end if;
  plain := regexp_replace(
    normalize(plain_digits(key), NFD),
    '[\u0300-\u036f\u0489\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\U0001f3fb-\U0001f3ff]',
    '', 'g'
  );
  if plain ~ '[ँङञणनम]' then
    plain := regexp_replace(plain, 'ँ|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])', 'ं', 'g');
  end if;
  return replace(replace(replace(replace(
    translate(plain, 'øłđðħıŋŧəɓɗɖɛǝƒɣɨƙɲɔʉʋƴ', 'olddhintebddeefgiknouvy'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
end $$;

create or replace function search_text(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  key text := key_text(name);
  plain text;
  other text;
begin
  if key ~ '^[a-z0-9 ]*$' then
    return key;
  end if;
  plain := plain_letters(key);
  other := btrim(translate(plain_letters(
    replace(replace(replace(replace(replace(key, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa')
  ), ''',./_&-"·‧', ''));
  return case when other in (plain, '') then plain else plain || E'\n ' || other end;
end $$;

create or replace function text_lexemes(folded text) returns text[] language plpgsql immutable strict parallel safe as $$
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
      normalize(plain, NFC),
      '[\u0080-\u00bf\u00d7\u00f7\u037e\u0387\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970\u0e4f\u0e5a\u0e5b\u0f0b-\u0f12\u0f14\u104a-\u104f\u10fb\u1360-\u1368\u1680\u17d4-\u17da\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\U0001f000-\U0001faff]',
      '.', 'g'
    );
    -- The runs in one list, with a sign between two.
    lexemes := array(
      select letter || coalesce(nullif(following, E'\u0001'), '')
      from (
        select letter, lead(letter) over (order by place) as following
        from unnest(string_to_array((
          select string_agg(left(letters[1], 2000), E'\u0001' order by run)
          from regexp_matches(
            plain,
            '[\u0e01-\u0e4e\u0e80-\u0edf\u1000-\u1049\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\U00020000-\U0003ffff]+',
            'g'
          ) with ordinality as runs (letters, run)
        ), null)) with ordinality as letters (letter, place)
      ) as pairs
      where letter <> E'\u0001'
    );
    plain := regexp_replace(
      plain, '[\u0e01-\u0e4e\u0e80-\u0edf\u1000-\u1049\u1780-\u17d3\u3005-\u3007\u3041-\u309f\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\U00020000-\U0003ffff]+',
      E'\u0001', 'g'
    );
  end if;
  for found in select regexp_matches(
    plain, '([\u0001-\u002f:-@\[-`{-\u007f]*)([^\u0001-\u002f:-@\[-`{-\u007f]+(?:\+\+|[+#](?![^\u0001-\u002f:-@\[-`{-\u007f]))?)', 'g'
  ) loop
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

-- A stored value follows a function only where its row is written: those that change.
update messages set text = text
where text || attachments::text ~ ('['
  '\u0181-\u019d\u01b2-\u01b4\u01dd\u0244\u0253-\u0257\u025b\u0263\u0268\u0272\u0289\u028b'
  '\u0489\u0901\u0919\u091e\u0923\u0928\u0929\u092e\u093c\u0931\u0934\u0958-\u095f\u09bc\u09dc-\u09df\u0a33\u0a36\u0a3c'
  '\u0a59-\u0a5e\u0abc\u0b3c\u0b5c\u0b5d\u0cbc\u0f0b-\u0f12\u0f14\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0]');
update events set title = title where title_folded <> search_text(title);
update skills set name_key = name_key where name_folded <> search_text(name_key);
update members set name = name where name_folded <> search_text(name);
update member_search set name_folded = members.name_folded
from members where members.id = member_id and member_search.name_folded <> members.name_folded;

-- The names of the catalog are added again at the next start, with the keys that searches now look for.
delete from skill_catalog;
