-- The files that a class shares with its learners. The bytes belong to the files slice.
create table class_files (
  id bigint generated always as identity primary key,
  class_id bigint not null references classes (id),
  file_id bigint not null references files (id),
  category text not null check (category in ('class-content', 'training-plan')),
  title text not null,
  -- Learners see it from then on; null: at once.
  visible_from timestamptz,
  added_by_user_id bigint references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index class_files_class on class_files (class_id, id) where deleted_at is null;
