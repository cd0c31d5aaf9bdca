-- The private iCalendar addresses of people: of one enrollment, or of all where it is null.
create table timetable_feeds (
  id bigint generated always as identity primary key,
  person_id bigint not null references persons (id),
  enrollment_id bigint references enrollments (id),
  -- The token exists only in the address.
  token_hash text not null unique,
  -- Of the texts in the feed.
  locale text not null,
  created_at timestamptz not null,
  unique nulls not distinct (person_id, enrollment_id)
);
