-- «C#», «C++» and «.NET» as words of letters, because the parser of texts drops their signs. searchWords writes them so.
create function with_sign_words(text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace($1,
    '([[:alnum:]])#(?![[:alnum:]#+])', '\1zzsharp', 'g'),
    '([[:alnum:]])\+\+(?![[:alnum:]#+])', '\1zzplusplus', 'g'),
    '(^|[^[:alnum:].])\.(net)\M', '\1zzdot\2', 'gi')
$$;

-- Names with signs, and words with an umlaut as «fuehrung»: what stands in a text beside its words. The letters are named,
-- because a database with the locale C knows no others than those of ASCII.
create function other_spellings(text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(replace(replace(replace(translate(lower(word[1]), 'ÄÖÜ', 'äöü'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), ' '), '')
  from regexp_matches(
    public.with_sign_words(regexp_replace($1, '\.(net)\M', ' .\1', 'gi')),
    '([[:alnum:]]*(?:zzsharp|zzplusplus|zzdotnet)|[^[:space:][:punct:]]*[äöüÄÖÜ][^[:space:][:punct:]]*)', 'gi') word
  where $1 ~* '#|\+\+|\.net|[äöüÄÖÜ]'
$$;

create function other_words(text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('public.portuguese_unaccent', spelt) || to_tsvector('public.english_unaccent', spelt)
  from (select public.other_spellings(normalize($1)) as spelt offset 0) other
$$;

-- A sign of its own after its letter («u» and «¨») becomes one letter, as in a search.
create or replace function words_in(jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('public.portuguese_unaccent', normalize(public.texts_in($1, 'pt')))
    || to_tsvector('public.english_unaccent', normalize(public.texts_in($1, 'en')))
    || public.other_words(public.texts_in($1))
$$;
create or replace function words_in(text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('public.portuguese_unaccent', normalize($1)) || to_tsvector('public.english_unaccent', normalize($1))
    || public.other_words($1)
$$;

update courses set title = title, summary = summary, description = description, search_context = search_context
  where concat(title, summary, description, search_context) ~* '#|\+\+|\.net|[äöüÄÖÜ]|[\u0300-\u036F]';

create or replace function marked(texts jsonb, locale text, query tsquery, options text) returns text
  language sql stable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(ts_headline(
    case when t.key like 'en%' then 'public.english_unaccent' else 'public.portuguese_unaccent' end::regconfig,
    case when query::text ~ 'zz(sharp|plusplus|dotnet)' then public.with_sign_words(s.said) else s.said end,
    query, E'StartSel=\uE000,StopSel=\uE001,' || options), 'zzsharp', '#', 'g'), 'zzplusplus', '++', 'g'), 'zzdot(?=net)', '.', 'gi')
  from jsonb_each_text(texts) with ordinality t (key, value, place),
    lateral (select translate(left(t.value, 20000), E'\uE000\uE001', '') as said) s
  order by array_position(array[locale, split_part(locale, '-', 1), 'en-GB', 'en'], t.key) nulls last, t.place limit 1
$$;
