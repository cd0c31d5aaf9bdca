-- Who was in which lesson. `minutes` of presence; the versions let two people work in one grid (domain 4.3).
create table attendances (
  id bigint generated always as identity primary key,
  lesson_id bigint not null references lessons (id),
  enrollment_id bigint not null references enrollments (id),
  state text not null check (state in ('present', 'late', 'absent', 'justified')),
  minutes integer not null check (minutes between 0 and 1440),
  how text not null check (how in ('hand', 'code', 'qr')),
  recorded_by_user_id bigint references users (id),
  recorded_at timestamptz not null,
  version integer not null default 1,
  unique (lesson_id, enrollment_id),
  check ((state in ('absent', 'justified')) = (minutes = 0))
);
create index attendances_enrollment on attendances (enrollment_id, lesson_id);

-- The rotating code of a lesson is computed from its secret. Opened again, it has a new one.
create table attendance_codes (
  lesson_id bigint primary key references lessons (id),
  secret bytea not null,
  opened_at timestamptz not null,
  opened_by_user_id bigint references users (id),
  closed_at timestamptz
);

create view shared_enrollment_rates as
  select id, class_id, person_id, status, attendance_rate, concluded_at from enrollments;
