create table modules (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses (id),
  position integer not null,
  title jsonb not null,
  deleted_at timestamptz
);
create index modules_course on modules (course_id, position);

create table scorm_packages (
  id bigint generated always as identity primary key,
  version text not null,
  title text not null,
  -- Of the zip as it came; the unpacked files lie below it in the file store.
  sha256 text not null unique,
  -- What can be launched, in order: identifier, title, group, href, kind, mastery score, launch data.
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
  captions_language text,
  scorm_package_id bigint references scorm_packages (id),
  duration_seconds integer check (duration_seconds > 0),
  is_preview boolean not null default false,
  is_mandatory boolean not null default true,
  -- Its grade counts: without it there is no conclusion.
  is_graded boolean not null default false,
  weight numeric(6, 2) not null default 1 check (weight > 0),
  deleted_at timestamptz
);
create index contents_module on contents (module_id, position);

create table content_progress (
  enrollment_id bigint not null references enrollments (id),
  content_id bigint not null references contents (id),
  status text not null default 'started' check (status in ('started', 'done')),
  position_seconds numeric(10, 2),
  -- Which seconds of a video were seen, as merged [from, to] pairs, so that skipping does not count.
  watched jsonb not null default '[]',
  -- Percent.
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
  lesson_status text not null default 'not attempted' check (lesson_status in
    ('not attempted', 'incomplete', 'completed', 'passed', 'failed', 'browsed')),
  score_raw numeric(5, 2),
  score_min numeric(5, 2),
  score_max numeric(5, 2),
  location text not null default '',
  suspend_data text not null default '',
  exit_mode text not null default '',
  total_seconds numeric(12, 2) not null default 0,
  comments text not null default '',
  preference jsonb not null default '{}',
  objectives jsonb not null default '[]',
  interactions jsonb not null default '{}',
  -- What stood when this session began: a session may raise its status, never lower it, and its time is added once.
  baseline jsonb not null default '{}',
  session_open boolean not null default false,
  -- Counts the commits of this session; an older one that comes late changes nothing.
  revision integer not null default 0,
  -- Whose session it is: a second window takes it over.
  launch_nonce text,
  updated_at timestamptz not null,
  primary key (attempt_id, item_identifier)
);
