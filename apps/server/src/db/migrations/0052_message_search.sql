-- The words of messages, without case and accents. A message that is deleted has none.
create function message_words(text text) returns tsvector language plpgsql immutable strict parallel safe as $$
begin
  return to_tsvector('simple', plain_letters(key_text(text)));
end $$;

alter table messages add words tsvector not null generated always as (message_words(text)) stored;
create index messages_words on messages using gin (words);
