import { sql } from 'kysely';
import { invariant, type Invariant } from './invariant.ts';

export const giftInvariants: Invariant[] = [
  invariant(
    'A gift is one seat, which its order holds for nobody else',
    () => sql`
      select format('line %s of order %s is a gift of %s seats by order of organization %s', i.id, i.order_id, i.quantity,
        coalesce(o.organization_id::text, 'none')) as violation
      from order_gifts g join order_items i on i.id = g.order_item_id join orders o on o.id = i.order_id
      where i.quantity <> 1 or o.organization_id is not null`,
  ),
  invariant(
    'A gift is accepted exactly where its recipient has the seat and was enrolled',
    () => sql`
      select format('gift of line %s is %s, its line names %s people and enrolled %s', g.order_item_id,
        coalesce(f.status, 'not sent'), p.people, e.enrolled) as violation
      from order_gifts g left join gifts f on f.order_item_id = g.order_item_id
        cross join lateral (
          select count(*) as people, count(*) filter (where person_id = f.person_id) as recipients
          from order_item_participants where order_item_id = g.order_item_id
        ) p cross join lateral (
          select count(*) as enrolled, count(*) filter (where person_id = f.person_id) as recipients
          from enrollments where order_item_id = g.order_item_id
        ) e
      where f.status is distinct from 'canceled' and (case when f.status = 'accepted'
        then (p.people, p.recipients, e.enrolled, e.recipients) <> (1, 1, 1, 1)
        else p.people > 0 or e.enrolled > 0 end)`,
  ),
];
