import { sql } from 'kysely';
import { literals } from '#api/shared/database/literals.ts';
import { paidOrderStatuses, unpaidOrderStatuses } from '#contract/sales/orders/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { endedClassStatuses } from '#contract/offer/classes/values.ts';
import { invariant, type Invariant } from './invariant.ts';

export const seatInvariants: Invariant[] = [
  invariant(
    'A class has no more seats held and taken than it has',
    ({ now }) => sql`
      select format('class %s (%s) has %s seats, and %s are held or taken', k.id, k.code, k.capacity, s.taken) as violation
      from classes k join (
        select class_id, sum(quantity) as taken from seat_holds
        where status = 'consumed' or (status = 'active' and (expires_at is null or expires_at > ${now()}::timestamptz))
        group by class_id
      ) s on s.class_id = k.id
      where k.capacity is not null and s.taken > k.capacity`,
  ),
  invariant(
    'Every seat is held for somebody',
    () => sql`
      select format('hold %s keeps %s seats of class %s for nobody', id, quantity, class_id) as violation
      from seat_holds
      where status <> 'released' and quantity > 0 and num_nonnulls(order_item_id, enrollment_id, waiting_entry_id) = 0`,
  ),
  invariant(
    'An order holds as many seats as its lines say',
    () => sql`
      select format('hold %s keeps %s seats of class %s, line %s of order %s says %s of class %s',
        h.id, h.quantity, h.class_id, i.id, i.order_id, i.quantity - n.ended, coalesce(i.class_id::text, 'none')) as violation
      from seat_holds h join order_items i on i.id = h.order_item_id cross join lateral (
        select count(*) as ended from order_item_participants p where p.order_item_id = i.id and p.ended_at is not null
      ) n
      where h.status <> 'released' and (h.quantity, h.class_id) is distinct from (i.quantity - n.ended, i.class_id)`,
  ),
  invariant(
    'A settled order has its seats',
    () => sql`
      select format('line %s of order %s (%s) is paid, but its %s seats in class %s are %s',
        i.id, o.id, o.number, i.quantity, i.class_id, coalesce(h.status, 'not in the ledger')) as violation
      from orders o join order_items i on i.order_id = o.id left join seat_holds h on h.order_item_id = i.id
      where o.status in (${literals(paidOrderStatuses)}) and i.class_id is not null
        and i.refunded_at is null and h.status is distinct from (case when i.quantity > (
          select count(*) from order_item_participants p where p.order_item_id = i.id and p.ended_at is not null
        ) then 'consumed' else 'released' end)`,
  ),
  invariant(
    'An order that is not paid has taken no seat, and one that has ended holds none',
    () => sql`
      select format('hold %s of order %s (%s) is %s, but the order is %s', h.id, o.id, o.number, h.status, o.status) as violation
      from seat_holds h join order_items i on i.id = h.order_item_id join orders o on o.id = i.order_id
      where (h.status = 'consumed' and o.status in (${literals(unpaidOrderStatuses)}))
        or (h.status = 'active' and o.status in ('aguarda-satisfacao', 'finalizada', 'cancelada', 'devolvida'))`,
  ),
  invariant(
    'A seat that was given without an order belongs to a standing enrollment',
    () => sql`
      select format('hold %s keeps a seat of class %s for enrollment %s, which is %s', h.id, h.class_id, e.id, e.status) as violation
      from seat_holds h join enrollments e on e.id = h.enrollment_id
      where h.status <> 'released' and h.quantity > 0
        and (e.status not in (${literals(activeEnrollmentStatuses)}) or e.class_id <> h.class_id)`,
  ),
  invariant(
    'An enrollment without an order has a seat where seats are counted',
    () => sql`
      select format('enrollment %s of person %s has no seat in class %s', e.id, e.person_id, e.class_id) as violation
      from enrollments e join classes k on k.id = e.class_id
      where e.order_item_id is null and e.status in (${literals(activeEnrollmentStatuses)}) and k.capacity is not null
        and not exists (select from seat_holds h where h.enrollment_id = e.id and h.status <> 'released')`,
  ),
  invariant(
    'A seat that is offered has an offer that stands',
    () => sql`
      select format('hold %s keeps a seat of class %s for place %s on its waiting list, which is %s',
        h.id, h.class_id, w.id, w.status) as violation
      from seat_holds h join waiting_entries w on w.id = h.waiting_entry_id
      where h.status <> 'released' and w.status <> 'offered'`,
  ),
  invariant(
    'A line has no more people than seats',
    () => sql`
      select format('line %s of order %s has %s seats and %s people', i.id, i.order_id, i.quantity, count(*)) as violation
      from order_item_participants p join order_items i on i.id = p.order_item_id
      group by i.id having count(*) > i.quantity`,
  ),
  invariant(
    'Everybody who follows a line that was paid has a seat of it',
    () => sql`
      select format('enrollment %s of person %s is by line %s of order %s, which gives them no seat', e.id, e.person_id, i.id,
        i.order_id) as violation
      from enrollments e join order_items i on i.id = e.order_item_id
      where e.status in (${literals(activeEnrollmentStatuses)}) and not exists (
        select from order_item_participants p
        where p.order_item_id = i.id and p.person_id = e.person_id and p.ended_at is null)`,
  ),
  invariant(
    'A paid seat that nobody can have any more was returned, unless an organization bought it',
    ({ now }) => sql`
      select format('line %s of order %s (%s) has %s paid seats that nobody has, and its class %s is over', i.id, o.id, o.number,
        i.quantity - p.people, k.id) as violation
      from orders o join order_items i on i.order_id = o.id join classes k on k.id = i.class_id cross join lateral (
        select count(*) as people from order_item_participants where order_item_id = i.id
      ) p
      where o.status = 'aguarda-satisfacao' and o.organization_id is null and o.total_minor > 0 and i.kind <> 'service'
        and i.refunded_at is null and i.quantity > p.people
        and (k.status in (${literals(endedClassStatuses)})
          or coalesce(k.registration_deadline, k.start_at, k.end_at) <= ${now()}::timestamptz)
        and not exists (select from order_gifts g where g.order_item_id = i.id)
        and not exists (select from refunds r where r.order_id = o.id)`,
  ),
  invariant(
    'No more people follow a line of an order than it has seats',
    () => sql`
      select format('line %s of order %s has %s seats and %s enrollments', i.id, i.order_id, i.quantity, count(*)) as violation
      from enrollments e join order_items i on i.id = e.order_item_id
      where e.status in (${literals(activeEnrollmentStatuses)}) group by i.id having count(*) > i.quantity`,
  ),
];
