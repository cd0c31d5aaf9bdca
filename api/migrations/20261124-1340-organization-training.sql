-- Enrollments that an organization ordered for people who belonged to it then. Orders of other organizations and of
-- persons never appear. What happened after the person left is left out: an employer reads no later data of theirs.
create view shared_organization_training as
  select e.id as enrollment_id, o.organization_id, e.order_item_id, e.person_id, e.class_id, e.course_id, e.status,
    case when e.concluded_at < coalesce(a.ended_at, 'infinity') then e.outcome else 'pending' end as outcome,
    case when e.concluded_at < coalesce(a.ended_at, 'infinity') then e.concluded_at end as concluded_at,
    e.registered_at, a.id as affiliation_id, a.name, a.department, a.ended_at
  from orders o
  join order_items i on i.order_id = o.id
  join enrollments e on e.order_item_id = i.id
  join affiliations a on a.organization_id = o.organization_id and a.person_id = e.person_id
    and a.accepted_at <= e.registered_at and e.registered_at < coalesce(a.ended_at, 'infinity');

create view shared_order_lines as
  select i.id, i.order_id, o.organization_id, o.currency_id, o.status, o.placed_at, i.quantity, i.net_minor,
    i.refunded_at
  from orders o join order_items i on i.order_id = o.id;
create view shared_order_sums as
  select id, number, organization_id, currency_id, total_minor, status, placed_at, expires_at from orders;

create view shared_employees as
  select id, organization_id, person_id, name, name_folded, email, employee_no, department, cost_centre, status
  from affiliations where person_id is not null;

create view shared_certificates as
  select id, enrollment_id, person_id, status, issued_at, valid_until, snapshot -> 'course_title' as course_title
  from certificates;
