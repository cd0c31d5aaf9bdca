import type { Ctx } from '#api/shared/context.ts';
import type { Whose } from '#api/shared/personal-data.ts';

function receivedBy(ctx: Ctx, { personId, username }: Whose) {
  return ctx.db
    .selectFrom('shared_order_gifts as o')
    .leftJoin('gifts as g', 'g.order_item_id', 'o.order_item_id')
    .where((row) =>
      row.or([
        row('g.person_id', '=', personId),
        row.and([row('g.person_id', 'is', null), row('o.email', '=', username.toLowerCase())]),
      ]),
    );
}

/** What was given to the person. What they gave is in their orders. */
export function giftsToTakeAlong(ctx: Ctx, whose: Whose) {
  return receivedBy(ctx, whose)
    .select(['o.title as course', 'o.email', 'o.name', 'o.message', 'g.status', 'g.sent_at', 'g.answered_at'])
    .orderBy('o.order_item_id')
    .execute();
}

export async function receivedIds(ctx: Ctx, whose: Whose): Promise<number[]> {
  const rows = await receivedBy(ctx, whose).select('o.order_item_id').orderBy('o.order_item_id').execute();
  return rows.flatMap(({ order_item_id }) => order_item_id ?? []);
}

/** Given by the user, and no longer waiting for an answer. */
export async function givenIds(ctx: Ctx, { userId }: Whose): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('shared_order_gifts as o')
    .leftJoin('gifts as g', 'g.order_item_id', 'o.order_item_id')
    .select('o.order_item_id')
    .where('o.user_id', '=', userId)
    .where((row) => row.or([row('g.status', 'is', null), row('g.status', 'not in', ['scheduled', 'sent'])]))
    .orderBy('o.order_item_id')
    .execute();
  return rows.flatMap(({ order_item_id }) => order_item_id ?? []);
}
