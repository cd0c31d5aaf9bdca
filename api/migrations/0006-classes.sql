create table classes (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses (id),
  code text not null unique,
  type text not null check (type in ('online', 'presential', 'online-sync')),
  status text not null default 'opened' check (status in ('opened', 'closed', 'canceled', 'concluded')),
  capacity integer check (capacity >= 0),
  min_participants integer not null default 0,
  start_at timestamptz,
  end_at timestamptz,
  tz text not null,
  registration_opens_at timestamptz,
  registration_deadline timestamptz,
  venue text,
  city text,
  meeting_url text,
  attendance_min numeric(5, 2) not null default 80,
  grade_min numeric(4, 1) not null default 10,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index classes_course on classes (course_id, start_at);
create index classes_start on classes (start_at) where deleted_at is null;

create table class_trainers (
  class_id bigint not null references classes (id),
  person_id bigint not null references persons (id),
  primary key (class_id, person_id)
);

create table lessons (
  id bigint generated always as identity primary key,
  class_id bigint not null references classes (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  room text,
  status text not null default 'planned' check (status in ('planned', 'given', 'canceled'))
);
create index lessons_class on lessons (class_id, starts_at);

-- The one ledger of seats: what is held for an unpaid order and what is taken by an enrollment.
create table seat_holds (
  id bigint generated always as identity primary key,
  class_id bigint not null references classes (id),
  order_item_id bigint,
  quantity integer not null check (quantity >= 0),
  status text not null default 'active' check (status in ('active', 'consumed', 'released')),
  expires_at timestamptz,
  created_at timestamptz not null
);
create index seat_holds_class on seat_holds (class_id) where status <> 'released';
create index seat_holds_order_item on seat_holds (order_item_id);
