import { sql } from 'kysely';
import { invariant, type Invariant } from './invariant.ts';

export const acceptedInvariants: Invariant[] = [
  invariant(
    'Since orders name the terms that were accepted, every order does',
    () => sql`
      select format('order %s (%s) names no terms, but an earlier one does', id, number) as violation
      from orders where terms_version is null and id > (select min(id) from orders where terms_version is not null)`,
  ),
  invariant(
    'An order accepted the regulation that its class had',
    () => sql`
      select format('line %s of order %s (%s) accepted %s, but class %s has %s since before', i.id, o.id, o.number,
        coalesce(i.regulation_sha256, 'nothing'), k.id, f.sha256) as violation
      from order_items i join orders o on o.id = i.order_id join classes k on k.id = i.class_id
        join files f on f.id = k.regulation_file_id
      where o.placed_at >= k.regulation_since and i.transferred_at is null and i.regulation_sha256 is distinct from f.sha256`,
  ),
  invariant(
    'A regulation that was accepted can still be read',
    () => sql`
      select format('%s %s accepted the regulation %s, which is gone', a.kind, a.id, a.sha256) as violation
      from (
        select 'line' as kind, id, regulation_sha256 as sha256 from order_items
        union all select 'enrollment', id, regulation_sha256 from enrollments
      ) a
      where a.sha256 is not null and not exists (
        select from files f where f.sha256 = a.sha256 and f.category = 'regulation' and f.deleted_at is null
      )`,
  ),
];
