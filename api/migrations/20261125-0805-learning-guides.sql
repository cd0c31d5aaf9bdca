create table learning_guides (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses (id),
  file_id bigint not null references files (id),
  title text not null,
  added_by_user_id bigint references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index learning_guides_course on learning_guides (course_id, id) where deleted_at is null;

create table guide_acknowledgements (
  guide_id bigint not null references learning_guides (id),
  person_id bigint not null references persons (id),
  acknowledged_at timestamptz not null,
  primary key (guide_id, person_id)
);
create index guide_acknowledgements_person on guide_acknowledgements (person_id);

create view shared_seat_due_dates as select order_item_id, due_on from seat_due_dates;
