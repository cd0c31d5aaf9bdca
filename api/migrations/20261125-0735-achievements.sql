-- An earned level stays, whatever happens to the rules and to the enrollment.
create table achievements (
  id bigint generated always as identity primary key,
  person_id bigint not null references persons (id),
  kind text not null check (kind in ('courses', 'attendance', 'grade', 'streak')),
  level smallint not null check (level between 1 and 3),
  earned_at timestamptz not null,
  -- The enrollment that completed it.
  enrollment_id bigint references enrollments (id),
  -- Of its public address, while the person shares it.
  token text unique,
  unique (person_id, kind, level)
);

create view shared_conclusions as
  select id as enrollment_id, person_id, course_id, class_id, outcome, concluded_at, attendance_rate, final_grade
  from enrollments where concluded_at is not null;

create view shared_done_contents as
  select e.person_id, p.enrollment_id, p.content_id, p.done_at
  from content_progress p join enrollments e on e.id = p.enrollment_id where p.done_at is not null;
