create table categories (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name jsonb not null,
  cover_key text not null,
  position integer not null default 0,
  deleted_at timestamptz
);

create table partners (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  city text,
  country text,
  about jsonb not null default '{}',
  licence text,
  tax_id text,
  deleted_at timestamptz
);

-- Texts by locale key, as one line. Cut, because a tsvector holds no more than a megabyte.
create function texts_in(jsonb, language text default null) returns text language sql immutable parallel safe as $$
  select left(coalesce(string_agg(value, ' ' order by key), ''), 100000) from jsonb_each_text($1)
  where language is null or (key like 'en%') = (language = 'en')
$$;

-- Each text stemmed as its own language: English by its key, Portuguese whatever else it says it is.
create function words_in(jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('public.portuguese_unaccent', public.texts_in($1, 'pt'))
    || to_tsvector('public.english_unaccent', public.texts_in($1, 'en'))
$$;

-- Texts whose language is not known, such as names, are stemmed as both.
create function words_in(text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('public.portuguese_unaccent', $1) || to_tsvector('public.english_unaccent', $1)
$$;

-- The specification's fall-back, as textIn of the contract, folded and cut to what an index holds: to sort by.
create function sort_key(jsonb, language text) returns text language sql immutable parallel safe as $$
  select public.fold(left(coalesce(
    $1 ->> language, $1 ->> 'en-GB', $1 ->> 'en', (select value from jsonb_each_text($1) limit 1), ''
  ), 100))
$$;

-- What rows are chosen by stands before the texts: PostgreSQL reads a row from its left.
create table courses (
  id bigint generated always as identity primary key,
  published_at timestamptz,
  deleted_at timestamptz,
  category_id bigint references categories (id),
  partner_id bigint references partners (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  package_type text not null default 'curso' check (package_type in ('pacote', 'curso')),
  type text not null check (type in ('online', 'presential', 'online-sync')),
  level text not null default 'all' check (level in ('all', 'beginner', 'intermediate', 'advanced')),
  language text not null default 'pt',
  workload_hours numeric(7, 1),
  certificate_type text not null default 'conclusion-certificate'
    check (certificate_type in ('participation-certificate', 'conclusion-certificate')),
  import_source text,
  import_key text,
  title jsonb not null,
  summary jsonb not null default '{}',
  description jsonb not null default '{}',
  -- A list of texts by locale key.
  outcomes jsonb not null default '[]',
  requirements jsonb not null default '{}',
  -- Names of category and partner in every language, kept here so that one index serves the search.
  search_context text not null default '',
  title_pt text not null generated always as (sort_key(title, 'pt')) stored,
  title_en text not null generated always as (sort_key(title, 'en-GB')) stored,
  title_folded text not null generated always as (fold(left(texts_in(title), 300))) stored,
  -- What ranks a course: title A, names of category and partner B, summary C. Small, so that it stays in the row.
  head_words tsvector not null generated always as (
    setweight(words_in(title), 'A') || setweight(words_in(search_context), 'B') || setweight(words_in(summary), 'C')
  ) stored,
  description_words tsvector not null generated always as (setweight(words_in(description), 'D')) stored,
  unique (import_source, import_key)
);
create index courses_category on courses (category_id, published_at desc, id desc)
  where deleted_at is null and published_at is not null;
create index courses_partner on courses (partner_id, published_at desc, id desc)
  where deleted_at is null and published_at is not null;
create index courses_newest on courses (published_at desc, id desc) where deleted_at is null and published_at is not null;
create index courses_title_pt on courses (title_pt collate "C", id) where deleted_at is null and published_at is not null;
create index courses_title_en on courses (title_en collate "C", id) where deleted_at is null and published_at is not null;
create index courses_title_words on courses using gin (ts_filter(head_words, '{a}'));
create index courses_words on courses using gin ((head_words || description_words));
create index courses_title_trigrams on courses using gin (title_folded gin_trgm_ops);

-- What everybody may see.
create view published_courses as
  select * from courses where deleted_at is null and published_at is not null;

create table course_prices (
  course_id bigint not null references courses (id) on delete cascade,
  currency_id bigint not null references currencies (id),
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (course_id, currency_id)
);
create index course_prices_amount on course_prices (currency_id, amount_minor);
