-- What employees asked their organization to buy.
create table course_requests (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id),
  person_id bigint not null references persons (id),
  class_id bigint not null references classes (id),
  note text not null default '',
  status text not null check (status in ('requested', 'approved', 'declined', 'withdrawn', 'given')),
  decline_reason text,
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by_user_id bigint references users (id),
  check ((status = 'declined') = (decline_reason is not null)),
  check (status not in ('approved', 'declined') or decided_at is not null)
);
create unique index course_requests_open on course_requests (organization_id, person_id, class_id)
  where status in ('requested', 'approved');
create index course_requests_of_organization on course_requests (organization_id, status, id);
create index course_requests_of_person on course_requests (person_id, id);
create index course_requests_of_class on course_requests (class_id) where status in ('requested', 'approved');
