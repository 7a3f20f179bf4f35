-- Long texts in other letters than a-z took 20 to 70 times as long to index as English ones, and the embedded database stood
-- still meanwhile. Both functions return what they returned; the app has the same in fold-text.ts and split-words.ts.

-- The function of migration 0036, whose table of the capitals of all scripts is compared letter by letter.
do $$
begin
  execute replace(pg_get_functiondef('key_text(text)'::regprocedure), '.key_text(', '.key_text_of_rare_letters(');
end $$;

create or replace function key_text(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  key text;
begin
  if name ~ '^[\u0001-\u007f]*$' then
    return btrim(regexp_replace(translate(lower(name collate "C"), '`', ''''), '[\u0009-\u000d\u0020]+', ' ', 'g'));
  end if;
  -- Letters without capitals, and those whose capitals are below.
  if name !~ ('^['
    '\u0001-\u017f\u0300-\u036f\u0384-\u03ce\u0400-\u045f\u0590-\u06ff\u0900-\u0eff\u1100-\u11ff\u1e00-\u1e9d'
    '\u1ea0-\u1ef9\u2000-\u20ff\u2190-\u2bff\u3000-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe00-\ufe6f'
    '\uff00-\uffef\U0001f000-\U0001faff\U00020000-\U000323af]*$') then
    return key_text_of_rare_letters(name);
  end if;
  key := lower(
    regexp_replace(
      normalize(translate(name, '´΄᾽᾿´″', '''''''''''"'), NFKD),
      '[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670'
      '\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed'
      '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f'
      '\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
      '\U000e0000-\U000e0fff]',
      '', 'g'
    ) collate "C"
  );
  if key ~ '[ÆÐØÞĐĦŁŊŒŦ\u0370-\u045f]' then
    key := translate(
      key, 'ÆÐØÞĐĦŁŊŒŦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
      'æðøþđħłŋœŧαβγδεζηθικλμνξοπρστυφχψωσђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя'
    );
  end if;
  if key ~ '[\u0629-\u06f9]' then
    key := translate(key, 'ٱٲٳىیةہھەک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااييههههك01234567890123456789');
  end if;
  if key ~ '[\u30a1-\u30fd]' then
    key := translate(
      key, 'ァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロヮワヰヱヲンヵヶヽ',
      'ぁあぃいぅうぇえぉおかきくけこさしすせそたちっつてとなにぬねのはひふへほまみむめもゃやゅゆょよらりるれろゎわゐゑをんゕゖゝ'
    );
  end if;
  return normalize(btrim(regexp_replace(
    translate(
      key, '’‘‛ʼʻʹʽˈ′‵`ꞌ׳՚‹›“”„‟«»״″〝〞〟‐‒–—―−⁃˗־⸺⸻⁄∕〜×♯♭',
      '''''''''''''''''''''''''''''''''"""""""""""-----------//~x#b'
    ),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  )), NFC);
end $$;

-- Every two letters in a row are cut from a list of letters: "substr" counts from the beginning for each.
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
      '[\u0080-\u00bf\u00d7\u00f7\u037e\u0387\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970\u0e4f\u0e5a\u0e5b\u104a-\u104f\u10fb\u1360-\u1368\u1680\u17d4-\u17da\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\U0001f000-\U0001faff]',
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
