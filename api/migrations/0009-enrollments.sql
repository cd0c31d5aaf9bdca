create table enrollments (
  id bigint generated always as identity primary key,
  class_id bigint not null references classes (id),
  course_id bigint not null references courses (id),
  person_id bigint not null references persons (id),
  order_item_id bigint references order_items (id),
  status text not null check (status in ('registered', 'enrolled', 'canceled', 'withdrawal')),
  registered_at timestamptz not null,
  enrolled_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  attendance_rate numeric(5, 2),
  progress_rate numeric(5, 2) not null default 0,
  final_grade numeric(4, 1),
  outcome text not null default 'pending' check (outcome in ('pending', 'passed', 'failed', 'attended', 'not_completed')),
  concluded_at timestamptz
);
create unique index enrollments_one_seat_each on enrollments (class_id, person_id)
  where status in ('registered', 'enrolled');
create index enrollments_person on enrollments (person_id, id desc);
create index enrollments_order_item on enrollments (order_item_id);
