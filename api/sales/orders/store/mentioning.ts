import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '#api/shared/database/retrieval.ts';
import type { BuyerScope } from '../buyer-scope.ts';
import { ordersWithin } from './within-scope.ts';

/**
 * Orders with this text in their number or that of the buyer, in a title, or in the name of their buyer or of somebody with a seat. Ignores
 * case and accents. Among all orders, also in the email address of the buyer and the name of the organization, and each
 * part has an index; those of a buyer are few enough to look at.
 */
export function mentioning(text: string, scope: BuyerScope | null): RawBuilder<boolean> {
  const like = sql`'%' || fold(${escapeLike(text)}) || '%'`;
  return scope ? amongThose(like, scope) : amongAll(like, text);
}

function amongAll(like: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`orders.id in (
    with people as materialized (${peopleNamed(like)})
    select id from orders where fold(number) like ${like}
    union all
    select id from orders where buyer_reference is not null and fold(buyer_reference) like ${like}
    union all
    select i.order_id from order_items i where i.title_folded like ${like}
    union all
    select i.order_id from people join order_item_participants p on p.person_id = people.id
      join order_items i on i.id = p.order_item_id
    union all
    select o.id from people join shared_users u on u.person_id = people.id join orders o on o.user_id = u.id
    union all
    select o.id from shared_usernames n join orders o on o.user_id = n.user_id
      where lower(n.username) like ${`%${escapeLike(text).toLowerCase()}%`}
    union all
    select o.id from shared_organizations g join orders o on o.organization_id = g.id where fold(g.name) like ${like})`;
}

/** Each order of the scope is looked at once; an array is looked up by the index of orders. */
function amongThose(like: RawBuilder<unknown>, scope: BuyerScope): RawBuilder<boolean> {
  return sql<boolean>`orders.id = any(array(
    with own as materialized (${ordersWithin(scope, ['id', 'number', 'buyer_reference', 'user_id'])}),
      items as materialized (
        select i.id, i.order_id, i.title_folded from order_items i where i.order_id = any(array(select id from own))),
      people as materialized (${peopleNamed(like)})
    select id from own where fold(number) like ${like} or fold(buyer_reference) like ${like}
    union all
    select order_id from items where title_folded like ${like}
    union all
    select i.order_id from people join order_item_participants p on p.person_id = people.id
      join items i on i.id = p.order_item_id
    union all
    select own.id from people join shared_users u on u.person_id = people.id join own on own.user_id = u.id))`;
}

function peopleNamed(like: RawBuilder<unknown>) {
  return sql`select id from shared_persons where fold(name) like ${like}`;
}
