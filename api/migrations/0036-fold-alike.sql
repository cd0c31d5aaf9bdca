-- In a database of the C locale lower() leaves É as it is, and unaccent() makes E of it. Lowered once more, a text is
-- folded alike in every locale.
create or replace function fold(text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, lower($1)));

-- What is kept folded changes in such a database only.
do $$
begin
  if lower('É') = 'é' then
    return;
  end if;
  update courses set title = title;
  update news set title = title;
  reindex index partners_name_trigrams;
  delete from course_words where folded <> fold(word);
  perform keep_words((select array_agg(texts_in(title)) from courses));
  perform keep_words((select array_agg(name) from partners));
  perform keep_words((select array_agg(texts_in(name)) from categories));
end $$;
