-- What people ask about a course, in the order of its page.
create table course_questions (
  course_id bigint not null references courses (id) on delete cascade,
  position integer not null,
  question jsonb not null,
  answer jsonb not null,
  primary key (course_id, position)
);

-- What one should have followed before.
create table course_prerequisites (
  course_id bigint not null references courses (id) on delete cascade,
  prerequisite_id bigint not null references courses (id) on delete cascade,
  primary key (course_id, prerequisite_id),
  check (course_id <> prerequisite_id)
);

-- What a package is made of, in its order.
create table package_courses (
  package_id bigint not null references courses (id) on delete cascade,
  course_id bigint not null references courses (id) on delete cascade,
  position integer not null,
  primary key (package_id, course_id),
  check (package_id <> course_id)
);
create index package_courses_course on package_courses (course_id);

-- Who waits for a seat in a full class, first come, first told. One who leaves is kept as having left.
create table waiting_entries (
  id bigint generated always as identity primary key,
  class_id bigint not null references classes (id),
  user_id bigint not null references users (id),
  joined_at timestamptz not null,
  left_at timestamptz,
  -- A seat that comes and goes is told once a day.
  told_at timestamptz
);
create unique index waiting_entries_standing on waiting_entries (class_id, user_id) where left_at is null;
create index waiting_entries_user on waiting_entries (user_id);

-- Which parts Home has, in which order and under which titles, as JSON text; an empty text leaves them as they are built.
insert into application_settings (slug, key, value, is_public) values ('General', 'homeSections', '', true)
on conflict (slug, key) do nothing;
