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
create unique index seat_holds_order_item on seat_holds (order_item_id);

-- Within its registration, and not begun unless it is followed alone. A full class can be for sale.
create function is_for_sale(class classes, moment timestamptz) returns boolean language sql immutable parallel safe as $$
  select class.deleted_at is null and class.status = 'opened'
    and (class.type = 'online' or class.start_at is null or class.start_at > moment)
    and (class.registration_opens_at is null or class.registration_opens_at <= moment)
    and (class.registration_deadline is null or class.registration_deadline > moment)
$$;

-- Both functions are plain selects, so that the planner sees through them.
create function seats_of(class classes, moment timestamptz)
  returns table (taken bigint, seats_left bigint, is_full boolean) language sql stable parallel safe as $$
  select held.taken,
    case when class.capacity is not null then greatest(class.capacity - held.taken, 0) end,
    coalesce(held.taken >= class.capacity, false)
  from (
    select coalesce(sum(quantity), 0) as taken from seat_holds
    where class_id = class.id
      and (status = 'consumed' or (status = 'active' and (expires_at is null or expires_at > moment)))
  ) held
$$;
