import { sql } from 'kysely';
import { invariant, type Invariant } from './invariant.ts';

export const couponInvariants: Invariant[] = [
  invariant(
    'The discount of an order is that of its lines and of its code',
    () => sql`
      select format('order %s (%s) has a discount of %s, its lines %s and its code %s',
        o.id, o.number, o.discount_minor, l.discount, coalesce(u.discount_minor, 0)) as violation
      from orders o cross join lateral (
        select coalesce(sum(discount_minor), 0) as discount from order_items where order_id = o.id
      ) l left join coupon_uses u on u.order_id = o.id
      where o.discount_minor <> l.discount or o.discount_minor <> coalesce(u.discount_minor, 0)
        or (o.coupon_code is null) <> (u.order_id is null)`,
  ),
  invariant(
    'A discount code is held by the orders that stand, and by no other',
    () => sql`
      select format('order %s (%s) is %s, and its use of code %s is %s', o.id, o.number, o.status, u.coupon_id,
        case when u.released_at is null then 'held' else 'released' end) as violation
      from coupon_uses u join orders o on o.id = u.order_id
      where (o.status = 'cancelada') <> (u.released_at is not null)`,
  ),
  invariant(
    'A discount code has no more uses than its limits',
    () => sql`
      with held as (select * from coupon_uses where released_at is null and not is_late)
      select format('code %s (%s) has %s uses of %s', c.id, c.code, u.uses, u.most) as violation
      from coupons c cross join lateral (
        select count(*) as uses, c.most_uses as most from held where coupon_id = c.id
        union all
        select count(*), c.most_uses_per_person from held where coupon_id = c.id group by user_id
        union all
        select count(*), c.most_uses_per_organization from held
        where coupon_id = c.id and organization_id is not null group by organization_id
      ) u
      where u.uses > u.most`,
  ),
];
