-- The files that a class demands before it enrolls, by category (specification 4, domain 4.2).
alter table classes add column mandatory_files text[] not null default '{}'
  check (mandatory_files <@ '{id-copy,nif-copy,qualifications-certificate,curriculum-vitae,outros}'::text[]);
create or replace view shared_classes as
  select id, course_id, code, type, status, capacity, start_at, end_at, tz, venue, city, registration_deadline,
    attendance_min, grade_min, regulation_file_id, seats_free_at, k as class, mandatory_files
  from classes k;

-- Paid, credit-approved or given by staff.
alter table enrollments add column paid_at timestamptz;
-- Until when the files have to be handed in; null where none are demanded.
alter table enrollments add column files_due_at timestamptz;
-- The deadline that its person was warned of.
alter table enrollments add column files_warned_for timestamptz;
update enrollments set paid_at = enrolled_at where enrolled_at is not null;

-- The line left the class that its order accepted the regulation of.
alter table order_items add column transferred_at timestamptz;

-- The files that each enrollment needs, which are those that its class demanded at the time.
create table enrollment_files (
  id bigint generated always as identity primary key,
  enrollment_id bigint not null references enrollments (id),
  category text not null check (category in ('id-copy', 'nif-copy', 'qualifications-certificate', 'curriculum-vitae', 'outros')),
  status text not null check (status in ('missing', 'handed_in', 'approved', 'rejected', 'waived')),
  file_id bigint references files (id),
  -- Approved before, in the student record or for another class.
  is_reused boolean not null default false,
  handed_in_at timestamptz,
  decided_at timestamptz,
  reason text,
  created_at timestamptz not null,
  unique (enrollment_id, category)
);
create index enrollment_files_to_review on enrollment_files (handed_in_at, id) where status = 'handed_in';
create index enrollments_files_due on enrollments (files_due_at) where status = 'registered' and files_due_at is not null;

create view shared_accepted_documents as
  select person_id, category, file_id, status_at from student_documents
  where status = 'accepted' and replaced_at is null and deleted_at is null;

create or replace view shared_enrollments as
  select id, person_id, class_id, course_id, status, progress_rate, paid_at from enrollments;

insert into application_settings (slug, key, value, is_public) values ('General', 'filesDueDays', '10', true);
