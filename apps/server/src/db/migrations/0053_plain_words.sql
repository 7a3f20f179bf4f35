-- Most messages need no folding, which takes longer than finding their words. The words are the same.
create or replace function message_words(text text) returns tsvector language plpgsql immutable strict parallel safe as $$
begin
  if text ~ '^[\u0001-\u007f]*$' then
    return to_tsvector('simple', text);
  end if;
  return to_tsvector('simple', plain_letters(key_text(text)));
end $$;
