-- As before, in PL/pgSQL: PostgreSQL plans a function in SQL again in each statement and for each place that calls it.
-- Signs are written as words and back only where they are searched for.
create or replace function marked(texts jsonb, locale text, query tsquery, options text) returns text
  language plpgsql stable parallel safe as $$
declare
  has_signs constant boolean := query::text ~ 'zz(sharp|plusplus|dotnet)';
  language text := locale;
  plain text;
begin
  if not texts ? locale then
    select t.key into language from jsonb_each_text(texts) with ordinality t (key, value, place)
      order by array_position(array[split_part(locale, '-', 1), 'en-GB', 'en'], t.key) nulls last, t.place limit 1;
  end if;
  plain := translate(left(texts ->> language, 20000), E'\uE000\uE001', '');
  if has_signs then
    plain := public.with_sign_words(plain);
  end if;
  plain := ts_headline(
    case when language like 'en%' then 'public.english_unaccent' else 'public.portuguese_unaccent' end::regconfig,
    plain, query, E'StartSel=\uE000,StopSel=\uE001,' || options);
  if has_signs then
    plain := regexp_replace(regexp_replace(regexp_replace(plain, 'zzsharp', '#', 'g'), 'zzplusplus', '++', 'g'),
      'zzdot(?=net)', '.', 'gi');
  end if;
  return plain;
end $$;
