create table modules (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses (id),
  position integer not null,
  title jsonb not null
);
create index modules_course on modules (course_id, position);

create table scorm_packages (
  id bigint generated always as identity primary key,
  version text not null,
  title text not null,
  sha256 text not null,
  storage_prefix text not null,
  -- The launchable items of the organization, in order: identifier, title, href, parameters, mastery score.
  items jsonb not null,
  file_count integer not null,
  byte_size bigint not null,
  created_at timestamptz not null
);

create table contents (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules (id),
  position integer not null,
  type text not null check (type in ('url', 'file', 'video', 'text', 'assessment', 'task', 'scorm', 'final')),
  title jsonb not null,
  body jsonb not null default '{}',
  url text,
  file_id bigint references files (id),
  captions_file_id bigint references files (id),
  scorm_package_id bigint references scorm_packages (id),
  duration_seconds integer,
  is_preview boolean not null default false,
  is_mandatory boolean not null default true,
  weight numeric(6, 2) not null default 1,
  deleted_at timestamptz
);
create index contents_module on contents (module_id, position);

create table content_progress (
  enrollment_id bigint not null references enrollments (id),
  content_id bigint not null references contents (id),
  status text not null check (status in ('started', 'done')),
  position_seconds numeric(10, 2),
  -- Which seconds of a video were seen, as merged [from, to] pairs, so that skipping does not count.
  watched jsonb not null default '[]',
  grade numeric(5, 2),
  started_at timestamptz not null,
  done_at timestamptz,
  updated_at timestamptz not null,
  primary key (enrollment_id, content_id)
);

create table scorm_attempts (
  id bigint generated always as identity primary key,
  enrollment_id bigint not null references enrollments (id),
  content_id bigint not null references contents (id),
  scorm_package_id bigint not null references scorm_packages (id),
  attempt_number integer not null default 1,
  status text not null default 'open' check (status in ('open', 'complete')),
  created_at timestamptz not null,
  unique (enrollment_id, content_id, attempt_number)
);

create table sco_states (
  attempt_id bigint not null references scorm_attempts (id),
  item_identifier text not null,
  lesson_status text not null default 'not attempted',
  score_raw numeric,
  score_min numeric,
  score_max numeric,
  location text not null default '',
  suspend_data text not null default '',
  exit_mode text not null default '',
  total_seconds numeric(12, 2) not null default 0,
  interactions jsonb not null default '[]',
  objectives jsonb not null default '[]',
  revision integer not null default 0,
  launch_nonce text,
  updated_at timestamptz not null,
  primary key (attempt_id, item_identifier)
);
