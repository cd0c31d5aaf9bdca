import type { Ctx } from '#api/shared/context.ts';

export function linesToTakeAlong(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('bank_lines as l')
    .innerJoin('shared_payment_attempts as p', 'p.id', 'l.payment_id')
    .innerJoin('shared_orders as o', 'o.id', 'p.order_id')
    .innerJoin('shared_currencies as c', 'c.id', 'l.currency_id')
    .select(['l.id', 'o.number as order_number', 'l.booked_on', 'l.amount_minor', 'c.key as currency'])
    .select(['l.text', 'l.payer_name', 'l.payer_account_end', 'l.bank_reference', 'l.decided_at'])
    .where('p.user_id', '=', userId)
    .orderBy('l.id')
    .execute();
}

const removed = { text: '', payer_name: '', payer_account_end: '' };

export async function eraseTextsOf(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db
    .updateTable('bank_lines')
    .set(removed)
    .where('payment_id', 'in', (query) =>
      query.selectFrom('shared_payment_attempts').select('id').where('user_id', '=', userId),
    )
    .execute();
}

export async function removeOldTexts(ctx: Ctx, decidedBefore: Date): Promise<void> {
  await ctx.db
    .updateTable('bank_lines')
    .set(removed)
    .where('decided_at', '<', decidedBefore)
    .where(({ or, eb }) => or([eb('text', '<>', ''), eb('payer_name', '<>', '')]))
    .execute();
}
