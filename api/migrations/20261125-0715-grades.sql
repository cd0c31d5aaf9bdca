-- The assessments that trainers give their classes; graded contents of the course are in contents.
create table assessments (
  id bigint generated always as identity primary key,
  class_id bigint not null references classes (id),
  type text not null default 'other' check (type in ('scorm', 'form', 'other')),
  title text not null,
  weight numeric(6, 2) not null check (weight > 0),
  due_on date,
  created_by_user_id bigint references users (id),
  created_at timestamptz not null
);
create index assessments_class on assessments (class_id, id);

create table grades (
  id bigint generated always as identity primary key,
  assessment_id bigint not null references assessments (id),
  enrollment_id bigint not null references enrollments (id),
  -- As it is entered. The learner sees, and the final grade counts, the published one.
  grade numeric(3, 1) check (grade between 0 and 20),
  published_grade numeric(3, 1) check (published_grade between 0 and 20),
  published_at timestamptz,
  status text not null check (status in ('draft', 'published')),
  version integer not null default 1,
  changed_at timestamptz not null,
  unique (assessment_id, enrollment_id),
  check ((status = 'published') = coalesce(grade = published_grade, false))
);
create index grades_enrollment on grades (enrollment_id);

create table grade_changes (
  id bigint generated always as identity primary key,
  grade_id bigint not null references grades (id),
  kind text not null check (kind in ('recorded', 'published')),
  from_grade numeric(3, 1),
  to_grade numeric(3, 1),
  changed_by_user_id bigint references users (id),
  changed_at timestamptz not null
);
create index grade_changes_grade on grade_changes (grade_id, id);

create view shared_class_assessments as select id, class_id, weight from assessments;
create view shared_published_grades as
  select assessment_id, enrollment_id, published_grade as grade from grades where published_grade is not null;

-- What trainers wrote to their classes. Each recipient has it as a notification.
create table class_messages (
  id bigint generated always as identity primary key,
  class_id bigint not null references classes (id),
  sender_person_id bigint not null references persons (id),
  text text not null,
  recipient_count integer not null,
  sent_at timestamptz not null
);
create index class_messages_class on class_messages (class_id, id);
create index class_messages_sender on class_messages (sender_person_id);
