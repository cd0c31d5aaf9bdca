-- What a content of type `task` takes. One without a row takes texts and files.
create table tasks (
  content_id bigint primary key references contents (id),
  takes_text boolean not null,
  takes_files boolean not null,
  due_days integer check (due_days >= 0),
  check (takes_text or takes_files)
);

-- One round of a hand-in each: it waits, or its trainer accepted it or asked for it again.
create table hand_ins (
  id bigint generated always as identity primary key,
  content_id bigint not null references contents (id),
  enrollment_id bigint not null references enrollments (id),
  round integer not null check (round > 0),
  status text not null check (status in ('handed_in', 'accepted', 'returned')),
  version integer not null default 1,
  text text not null,
  handed_in_at timestamptz not null,
  is_late boolean not null,
  feedback text,
  grade numeric(3, 1) check (grade between 0 and 20),
  reviewed_at timestamptz,
  reviewed_by_user_id bigint references users (id),
  unique (enrollment_id, content_id, round),
  check ((status = 'handed_in') = (reviewed_at is null))
);
-- Nothing follows a round that waits or was accepted.
create unique index hand_ins_standing on hand_ins (enrollment_id, content_id) where status <> 'returned';
create index hand_ins_waiting on hand_ins (handed_in_at, id) where status = 'handed_in';
create index hand_ins_content on hand_ins (content_id, enrollment_id);

create table hand_in_files (
  file_id bigint primary key references files (id),
  content_id bigint not null references contents (id),
  enrollment_id bigint not null references enrollments (id),
  -- Null until it is handed in.
  hand_in_id bigint references hand_ins (id),
  uploaded_at timestamptz not null
);
create index hand_in_files_round on hand_in_files (hand_in_id);
create index hand_in_files_waiting on hand_in_files (enrollment_id, content_id) where hand_in_id is null;
