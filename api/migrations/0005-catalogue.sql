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

create table courses (
  id bigint generated always as identity primary key,
  package_type text not null default 'curso' check (package_type in ('pacote', 'curso')),
  type text not null check (type in ('online', 'presential', 'online-sync')),
  title jsonb not null,
  summary jsonb not null default '{}',
  description jsonb not null default '{}',
  outcomes jsonb not null default '[]',
  requirements jsonb not null default '{}',
  language text not null default 'pt',
  level text not null default 'all' check (level in ('all', 'beginner', 'intermediate', 'advanced')),
  workload_hours numeric(7, 1),
  category_id bigint references categories (id),
  partner_id bigint references partners (id),
  certificate_type text not null default 'conclusion-certificate'
    check (certificate_type in ('participation-certificate', 'conclusion-certificate')),
  -- Names of category and partner in every language, kept here so that one index serves the search.
  search_context text not null default '',
  import_source text,
  import_key text,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  unique (import_source, import_key)
);
create index courses_category on courses (category_id);
create index courses_partner on courses (partner_id);

create table course_prices (
  course_id bigint not null references courses (id) on delete cascade,
  currency_id bigint not null references currencies (id),
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (course_id, currency_id)
);
