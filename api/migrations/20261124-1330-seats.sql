-- The day until which the employees of a line should have finished.
create table seat_due_dates (
  order_item_id bigint primary key references order_items (id),
  due_on date not null,
  set_by_user_id bigint references users (id),
  set_at timestamptz not null
);

-- The lines of organizations that have seats.
create view shared_seat_lines as
  select i.id, i.order_id, o.number as order_number, o.organization_id, o.status as order_status, i.class_id, i.course_id,
    i.title, i.quantity
  from order_items i join orders o on o.id = i.order_id
  where o.organization_id is not null and i.kind <> 'service' and i.class_id is not null and i.refunded_at is null;
create view shared_seats as select order_item_id, person_id from order_item_participants;
create view shared_seat_enrollments as
  select id, order_item_id, class_id, person_id, status, progress_rate, attendance_rate, final_grade, outcome, concluded_at,
    regulation_accepted_at
  from enrollments;
create view shared_standing_certificates as
  select id, enrollment_id, token from certificates where status = 'issued';

-- The text of this message reads new facts.
update notifications set facts = '{"given": "no", "organization": ""}' || facts where kind = 'enrollment_opened';
update user_warnings set facts = '{"given": "no", "organization": ""}' || facts where kind = 'enrollment_opened';
