-- What waits for staff, as its slices publish it to the inbox.
create view shared_pending_payments as
  select id, order_id, user_id, method_slug, channel, amount_minor, currency_id, created_at, expires_at, proof_sent_at
  from payments where status = 'pending';
create index payments_proofs on payments (proof_sent_at) where status = 'pending' and proof_sent_at is not null;

create view shared_running_refunds as
  select id, order_id, amount_minor, currency_id, status, destination, reason, requested_at, answer_by, decided_at, sent_at
  from refunds where status in ('requested', 'approved', 'sent', 'failed');

create view shared_open_cases as
  select k.id, k.kind, k.order_id, k.amount_minor, k.currency_key, k.opened_at, k.reclaimed_at,
    coalesce(e.provider_ref, e.provider) as received_for
  from payment_cases k left join payment_events e on e.id = k.event_id where k.state = 'open';

create view shared_files_to_review as
  select file.id, file.category, file.handed_in_at, e.person_id, e.class_id, e.course_id, e.files_due_at
  from enrollment_files file join enrollments e on e.id = file.enrollment_id
  where file.status = 'handed_in' and e.status = 'registered';

create view shared_documents_to_review as
  select id, person_id, category, title, created_at from student_documents
  where status = 'pending' and replaced_at is null and deleted_at is null;

create view shared_classes_below_minimum as
  select k.id, k.course_id, k.code, k.registration_deadline, k.start_at, k.min_participants,
    (select count(*) from enrollments e
      where e.class_id = k.id and e.status in ('registered', 'enrolled')) as enrolled
  from classes k
  where k.min_participants > 0 and k.deleted_at is null and k.status in ('opened', 'closed');
create index classes_with_minimum on classes (registration_deadline)
  where min_participants > 0 and deleted_at is null;

create view shared_reported_reviews as
  select r.id, r.course_id, r.person_id, r.rating, r.text, reports.count as report_count, reports.since
  from reviews r
  join (select review_id, count(*) as count, min(created_at) as since from review_reports group by review_id) reports
    on reports.review_id = r.id;

create view shared_failed_hand_overs as
  select id, order_id, kind, amount_minor, attempts, last_error, created_at, attempted_at
  from fiscal_hand_overs where state = 'failed';
create index fiscal_hand_overs_failed on fiscal_hand_overs (attempted_at) where state = 'failed';

create view shared_unsent_mails as
  select id, recipient, subject, created_at, sending_at from mails where sent_at is null;
create index mails_unsent on mails (created_at) where sent_at is null;

-- A message of a visitor, until it is answered or closed.
create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  locale text not null,
  sent_at timestamptz not null,
  -- Null while it waits.
  closed_at timestamptz,
  closed_by bigint references users (id),
  -- What was written back; null where nothing was.
  answer text,
  check (answer is null or closed_at is not null)
);
create index contact_messages_waiting on contact_messages (sent_at) where closed_at is null;
create view shared_open_contact_messages as
  select id, name, email, subject, sent_at from contact_messages where closed_at is null;

-- Who has taken what waits; the slice of the item decides what becomes of it.
create table inbox_assignments (
  kind text not null,
  item_id bigint not null,
  user_id bigint not null references users (id),
  assigned_at timestamptz not null,
  primary key (kind, item_id)
);
create index inbox_assignments_user on inbox_assignments (user_id);
