-- The rules and questions of a content of type `assessment`.
create table content_assessments (
  content_id bigint primary key references contents (id),
  type text not null check (type in ('scorm', 'form', 'other')),
  time_limit_minutes integer check (time_limit_minutes > 0),
  attempts_allowed integer not null default 3 check (attempts_allowed > 0),
  policy text not null default 'best' check (policy in ('best', 'last', 'average')),
  pass_mark numeric(5, 2) not null default 50 check (pass_mark between 0 and 100),
  feedback_rule text not null default 'after_submission'
    check (feedback_rule in ('never', 'after_submission', 'after_last')),
  is_shuffled boolean not null default false,
  -- How many questions an attempt draws from each pool.
  pools jsonb not null default '[]',
  questions jsonb not null default '[]',
  -- The SCORM content of the same course whose score is the grade.
  source_content_id bigint references contents (id),
  check ((type = 'scorm') = (source_content_id is not null))
);
create index content_assessments_source on content_assessments (source_content_id) where source_content_id is not null;

-- An attempt keeps the questions that it drew, in its own order, with their right answers.
create table attempts (
  id bigint generated always as identity primary key,
  content_id bigint not null references contents (id),
  enrollment_id bigint not null references enrollments (id),
  number integer not null check (number > 0),
  status text not null default 'open' check (status in ('open', 'submitted', 'graded')),
  questions jsonb not null,
  started_at timestamptz not null,
  ends_at timestamptz,
  submitted_at timestamptz,
  ended_by text check (ended_by in ('learner', 'time', 'trainer')),
  -- From 0 to 100.
  score numeric(5, 2) check (score between 0 and 100),
  version integer not null default 1,
  graded_by_user_id bigint references users (id),
  unique (enrollment_id, content_id, number),
  check ((status = 'open') = (submitted_at is null)),
  check ((status = 'graded') = (score is not null))
);
create unique index attempts_open on attempts (enrollment_id, content_id) where status = 'open';
create index attempts_overdue on attempts (ends_at) where status = 'open' and ends_at is not null;
create index attempts_to_grade on attempts (submitted_at, id) where status = 'submitted';
create index attempts_content on attempts (content_id, enrollment_id);

create table attempt_answers (
  attempt_id bigint not null references attempts (id),
  question_id text not null,
  revision bigint not null,
  value jsonb not null,
  saved_at timestamptz not null,
  points numeric(7, 2),
  -- Points by criterion.
  rubric jsonb,
  comment text,
  primary key (attempt_id, question_id)
);

create table attempt_files (
  file_id bigint primary key references files (id),
  attempt_id bigint not null references attempts (id),
  question_id text not null
);
create index attempt_files_attempt on attempt_files (attempt_id, question_id);

-- More time in percent, for those who need it.
create table extra_times (
  enrollment_id bigint primary key references enrollments (id),
  percent integer not null check (percent between 0 and 200),
  set_by_user_id bigint references users (id),
  set_at timestamptz not null
);

create or replace view shared_content_progress as
  select enrollment_id, content_id, status, grade from content_progress;
create view shared_content_assessments as select content_id, type from content_assessments;
