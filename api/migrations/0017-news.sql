-- What rows are chosen by stands before the texts: PostgreSQL reads a row from its left.
create table news (
  id bigint generated always as identity primary key,
  -- Null: a draft. In the future: it appears then.
  published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  author text not null,
  cover_key text not null default 'formadores',
  title jsonb not null,
  summary jsonb not null default '{}',
  -- Markdown.
  body jsonb not null,
  title_pt text not null generated always as (sort_key(title, 'pt')) stored,
  title_en text not null generated always as (sort_key(title, 'en-GB')) stored,
  title_folded text not null generated always as (fold(left(texts_in(title), 300))) stored,
  words tsvector not null generated always as (
    setweight(words_in(title), 'A') || setweight(words_in(author), 'B') || setweight(words_in(summary), 'B')
      || setweight(words_in(body), 'D')
  ) stored
);
create index news_newest on news (published_at desc, id desc) where deleted_at is null and published_at is not null;
create index news_words on news using gin (words);
create index news_title_trigrams on news using gin (title_folded gin_trgm_ops);

create table news_courses (
  news_id bigint not null references news (id) on delete cascade,
  course_id bigint not null references courses (id),
  position integer not null,
  primary key (news_id, course_id)
);

create table news_posts (
  news_id bigint not null references news (id) on delete cascade,
  related_id bigint not null references news (id),
  position integer not null,
  primary key (news_id, related_id),
  check (news_id <> related_id)
);

insert into role_claims (role_id, slug) values (3, 'news.edit');

-- Where a partner's own site is, and what its own page searches by.
alter table partners add column website text;
