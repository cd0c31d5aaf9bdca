import { sql } from 'kysely';
import { organizationRights } from '#contract/people/organizations/values.ts';
import type { OrderBuyer, OrderBuyerFilter } from '#contract/sales/orders/desk-sale.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';
import { escapeLike, pageOfChosen, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type BuyerQuery = ListQuery<{ filter?: OrderBuyerFilter | undefined }>;

/** As `organizationsWithRight` for `orders.place`: those of the person that can buy now. */
const organizations = sql<OrderBuyer['organizations']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name), '[]')
  from shared_affiliations a join shared_organizations o on o.id = a.organization_id
  where a.person_id = u.person_id and a.status = 'active' and a.role in (${literals(organizationRights['orders.place'])})
    and o.status not in ('closed', 'suspended'))`;

/** People with an account, by name; those of the page are chosen first. */
export function listBuyers(ctx: Ctx, { filter, limit, offset }: BuyerQuery) {
  let ids = ctx.db
    .selectFrom('shared_users as u')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .select('u.id')
    .where('u.deleted_at', 'is', null);
  if (filter.id !== undefined) ids = ids.where(wanted(sql.ref('u.id'), filter.id));
  if (filter.search !== undefined) ids = ids.where(matching(`%${escapeLike(filter.search)}%`));
  ids = ids.orderBy('p.name').orderBy('u.id');
  const read = (chosen: typeof ids | readonly number[]): Promise<OrderBuyer[]> =>
    ctx.db
      .selectFrom('shared_users as u')
      .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
      .innerJoin('shared_usernames as n', 'n.user_id', 'u.id')
      .select(['u.id', 'p.name', 'n.username'])
      .select(organizations.as('organizations'))
      .where('u.id', 'in', chosen)
      .orderBy('p.name')
      .orderBy('u.id')
      .$castTo<OrderBuyer>()
      .execute();
  return pageOfChosen(ctx, { ids, read }, { limit, offset });
}

/** Each part has an index. */
function matching(like: string) {
  return sql<boolean>`u.id in (
    select u.id from shared_persons p join shared_users u on u.person_id = p.id where fold(p.name) like fold(${like})
    union all
    select user_id from shared_usernames where lower(username) like lower(${like}))`;
}
