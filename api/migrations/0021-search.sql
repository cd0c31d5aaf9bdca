-- Every word of a title or a name, once: what a mistyped word is compared with. A word stays when its course goes;
-- nothing is offered that finds nothing.
create table course_words (
  folded text primary key,
  word text not null
);
create index course_words_trigrams on course_words using gin (folded gin_trgm_ops);

-- Words of four letters and more. Cut at what parts words in ASCII and in print, because classes of letters depend on
-- the platform.
create function typed_words(text) returns setof text language sql immutable parallel safe as $$
  select distinct word from regexp_split_to_table(
    lower($1), '[\s!-/:-@\[-`{-~«»“”‘’„…–—·•¿¡ºª°]+'
  ) word
  where length(word) between 4 and 40 and word !~ '\d'
$$;

-- In one order, so that two writers of many courses queue instead of waiting for each other.
create function keep_words(text[]) returns void language sql as $$
  insert into course_words (folded, word)
  select distinct on (w.folded) w.folded, w.word
  from (select fold(word) as folded, word from unnest($1) as said, typed_words(said) word) w
  where not exists (select from course_words known where known.folded = w.folded)
  order by w.folded, w.word desc
  on conflict do nothing
$$;

create function keep_added_words() returns trigger language plpgsql as $$
begin
  perform keep_words((select array_agg(texts_in(title)) from written));
  return null;
end $$;
create trigger courses_words_added after insert on courses
  referencing new table as written for each statement execute function keep_added_words();

create function keep_changed_words() returns trigger language plpgsql as $$
begin
  perform keep_words((
    select array_agg(texts_in(w.title)) from written w join before b on b.id = w.id where b.title <> w.title
  ));
  return null;
end $$;
create trigger courses_words_changed after update on courses
  referencing old table as before new table as written for each statement execute function keep_changed_words();

create function keep_name_words() returns trigger language plpgsql as $$
begin
  perform keep_words(array[case when tg_table_name = 'partners' then to_jsonb(new) ->> 'name'
    else texts_in(to_jsonb(new) -> 'name') end]);
  return null;
end $$;
create trigger partners_words after insert or update of name on partners
  for each row execute function keep_name_words();
create trigger categories_words after insert or update of name on categories
  for each row execute function keep_name_words();

select keep_words(array_agg(texts_in(title))) from courses;
select keep_words(array_agg(name)) from partners;
select keep_words(array_agg(texts_in(name))) from categories;

-- What filters count by, so that counting reads no course.
create index courses_choices on courses (category_id, partner_id, type, level, language, workload_hours, id)
  where deleted_at is null and published_at is not null;

-- The text in a locale, by the specification's fall-back as textIn of the contract, with what was sought between two
-- signs of private use. Null: there is no text.
create function marked(texts jsonb, locale text, query tsquery, options text) returns text
  language sql stable parallel safe as $$
  select ts_headline(
    case when t.key like 'en%' then 'public.english_unaccent' else 'public.portuguese_unaccent' end::regconfig,
    translate(left(t.value, 20000), E'\uE000\uE001', ''), query, E'StartSel=\uE000,StopSel=\uE001,' || options)
  from jsonb_each_text(texts) with ordinality t (key, value, place)
  order by array_position(array[locale, split_part(locale, '-', 1), 'en-GB', 'en'], t.key) nulls last, t.place limit 1
$$;

-- Names are suggested by how they begin.
create index partners_name_trigrams on partners using gin (fold(name) gin_trgm_ops);
