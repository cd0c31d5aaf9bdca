import { describe, expect } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import { makePerson } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { endReturned } from './end-returned.ts';
import { makeOrderItem } from './make.ts';
import { openEnrollments } from './open-enrollments.ts';

async function boughtSeat(ctx: Ctx) {
  const { id: class_id, course_id } = await makeClass(ctx);
  const order_item_id = await makeOrderItem(ctx, { class_id, course_id });
  const { id } = await makePerson(ctx);
  await openEnrollments(asSystem(ctx), [{ order_item_id, class_id, course_id, person_ids: [id] }]);
  return { order_item_id, class_id };
}

const statusOf = async (ctx: Ctx, order_item_id: number) =>
  (await ctx.db.selectFrom('enrollments').select('status').where('order_item_id', '=', order_item_id).execute())[0]
    ?.status;

describe('the enrollment of a returned seat', () => {
  test('is canceled before its class begins, once under repetition', async ({ ctx }) => {
    const { order_item_id } = await boughtSeat(ctx);
    await endReturned(asSystem(ctx), [order_item_id]);
    await endReturned(asSystem(ctx), [order_item_id]);
    expect(await statusOf(ctx, order_item_id)).toBe('canceled');
  });

  test('is withdrawn after it began, and stays once it is concluded', async ({ ctx }) => {
    const [begun, concluded] = [await boughtSeat(ctx), await boughtSeat(ctx)];
    await ctx.db.updateTable('classes').set({ start_at: ctx.now() }).where('id', '=', begun.class_id).execute();
    const ended = { concluded_at: ctx.now(), outcome: 'passed' };
    await ctx.db.updateTable('enrollments').set(ended).where('order_item_id', '=', concluded.order_item_id).execute();
    await endReturned(asSystem(ctx), [begun.order_item_id, concluded.order_item_id]);
    expect(await statusOf(ctx, begun.order_item_id)).toBe('withdrawal');
    expect(await statusOf(ctx, concluded.order_item_id)).toBe('enrolled');
  });
});
