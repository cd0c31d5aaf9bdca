-- What people who concluded a course think of it, one each. Without a person: the author's account was erased.
create table reviews (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses (id),
  person_id bigint references persons (id),
  rating integer not null check (rating between 1 and 5),
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  unique (course_id, person_id)
);
create index reviews_shown on reviews (course_id, created_at desc, id desc) where hidden_at is null;
create index reviews_person on reviews (person_id, id);

create table review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews (id) on delete cascade,
  person_id bigint not null references persons (id),
  reason text not null,
  created_at timestamptz not null,
  unique (review_id, person_id)
);
create index review_reports_person on review_reports (person_id, id);

-- Count and sum are kept with every change, so that a list of courses asks for none of its reviews.
create table course_ratings (
  course_id bigint primary key references courses (id) on delete cascade,
  review_count integer not null check (review_count >= 0),
  rating_sum integer not null check (rating_sum >= 0)
);

insert into application_settings (slug, key, value, is_public) values ('General', 'hasReviews', 'true', true);

-- Nothing is shown while the house is without reviews.
create view shown_ratings as
  select course_id, review_count, rating_sum from course_ratings
  where review_count > 0
    and (select value = 'true' from application_settings where slug = 'General' and key = 'hasReviews');

insert into role_claims (role_id, slug) values (3, 'reviews.reply'), (3, 'reviews.hide'), (4, 'reviews.reply');
