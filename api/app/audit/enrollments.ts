import { sql } from 'kysely';
import { literals } from '#api/shared/database/literals.ts';
import { paidOrderStatuses, unpaidOrderStatuses } from '#contract/sales/orders/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { settledFileStatuses } from '#contract/learning/enrollments/values.ts';
import { invariant, isUnderWay, type Invariant } from './invariant.ts';

export const enrollmentInvariants: Invariant[] = [
  invariant(
    'Everybody with a paid seat is enrolled, or was',
    (ctx) => sql`
      select format('person %s has a paid seat by line %s of order %s (%s) and is not enrolled in class %s',
        p.person_id, i.id, o.id, o.number, i.class_id) as violation
      from orders o join order_items i on i.order_id = o.id join order_item_participants p on p.order_item_id = i.id
      where o.status in (${literals(paidOrderStatuses)}) and i.kind <> 'service' and i.class_id is not null
        and not exists (select from enrollments e where e.class_id = i.class_id and e.person_id = p.person_id)
        and not exists (select from class_trainers t where t.class_id = i.class_id and t.person_id = p.person_id)
        and not ${isUnderWay(ctx, { kind: 'order_paid', key: 'order_id', id: 'o.id' })}`,
  ),
  invariant(
    'Nobody is enrolled twice in a class',
    () => sql`
      select format('person %s is enrolled in class %s by %s', person_id, class_id,
        string_agg(id::text, ', ' order by id)) as violation
      from enrollments where status in (${literals(activeEnrollmentStatuses)}) group by person_id, class_id having count(*) > 1`,
  ),
  invariant(
    'Nobody follows what an order that is not paid has bought',
    (ctx) => sql`
      select format('enrollment %s of person %s stands, but its order %s (%s) is %s', e.id, e.person_id, o.id, o.number, o.status)
        as violation
      from enrollments e join order_items i on i.id = e.order_item_id join orders o on o.id = i.order_id
      where (e.status = 'enrolled' and o.status in (${literals(unpaidOrderStatuses)}))
        or (e.status = 'registered' and o.status = 'cancelada'
          and not ${isUnderWay(ctx, { kind: 'order_canceled', key: 'order_id', id: 'o.id' })})`,
  ),
  invariant(
    'Nobody is enrolled without the files that their class demanded',
    () => sql`
      select format('enrollment %s of person %s is enrolled, but file %s (%s) is %s', e.id, e.person_id, f.id, f.category,
        f.status) as violation
      from enrollments e join enrollment_files f on f.enrollment_id = e.id
      where e.status = 'enrolled' and f.status not in (${literals(settledFileStatuses)})`,
  ),
  invariant(
    'Nobody who has paid and lacks no file waits for anything',
    () => sql`
      select format('enrollment %s of person %s is registered, although it is paid and lacks no file', e.id, e.person_id)
        as violation
      from enrollments e
      where e.status = 'registered' and e.paid_at is not null and not exists (
        select from enrollment_files f where f.enrollment_id = e.id and f.status not in (${literals(settledFileStatuses)}))`,
  ),
  invariant(
    'An enrollment is in the class that was bought',
    () => sql`
      select format('enrollment %s is in class %s, line %s of order %s bought class %s',
        e.id, e.class_id, i.id, i.order_id, coalesce(i.class_id::text, 'none')) as violation
      from enrollments e join order_items i on i.id = e.order_item_id where e.class_id is distinct from i.class_id`,
  ),
  invariant(
    'An order is done when all that it bought is, and not before',
    (ctx) => sql`
      select format('order %s (%s) is %s, but %s', o.id, o.number, o.status,
        case when l.complete then 'nothing of it is left to do' else 'not all of it is done' end) as violation
      from orders o cross join lateral (
        select bool_and(case when i.refunded_at is not null then true when i.kind = 'service' then i.delivered_at is not null else i.quantity <= (
          select count(*) from order_item_participants p where p.order_item_id = i.id and (p.enrolled_at is not null or p.ended_at is not null)) end) as complete
        from order_items i where i.order_id = o.id
      ) l
      where (o.status = 'finalizada' and not l.complete)
        or (o.status = 'aguarda-satisfacao' and l.complete
          and not ${isUnderWay(ctx, { kind: 'order_paid', key: 'order_id', id: 'o.id' })})`,
  ),
  invariant(
    'A certificate is of an enrollment that earned it',
    () => sql`
      select format('certificate %s (%s) is a %s, but enrollment %s is %s and %s', c.id, c.number, c.type, e.id, e.outcome,
        case when e.concluded_at is null then 'not concluded' else 'concluded' end) as violation
      from certificates c join enrollments e on e.id = c.enrollment_id
      where c.status = 'issued' and (e.concluded_at is null or e.person_id <> c.person_id
        or case c.type when 'conclusion-certificate' then e.outcome <> 'passed'
          else e.outcome in ('pending', 'not_completed') end)`,
  ),
  invariant(
    'An enrollment has one standing certificate at most',
    () => sql`
      select format('enrollment %s has the certificates %s', enrollment_id, string_agg(number, ', ' order by id)) as violation
      from certificates where status = 'issued' group by enrollment_id having count(*) > 1`,
  ),
  invariant(
    'A certificate names its course, and the affiliation whose organization paid for the seat',
    () => sql`
      select format('certificate %s (%s) names course %s and affiliation %s, but enrollment %s is of %s and %s', c.id, c.number,
        c.course_id, coalesce(c.affiliation_id::text, 'none'), e.id, e.course_id, coalesce(t.affiliation_id::text, 'none'))
        as violation
      from certificates c join enrollments e on e.id = c.enrollment_id
        left join shared_organization_training t on t.enrollment_id = e.id
      where (c.course_id, c.organization_id, c.affiliation_id)
        is distinct from (e.course_id, t.organization_id, t.affiliation_id)`,
  ),
];
