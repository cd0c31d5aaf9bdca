import { createRouterClient } from '@orpc/server';
import { describe, expect } from 'vitest';
import type { Api } from '#contract/index.ts';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import { remindToPay, later } from '#api/sales/orders/make.ts';
import { byContract, byReservation, makePayment } from '#api/sales/payments/make.ts';
import { signedIn } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { routes } from './routes.ts';
import { mailsTo, notifiedTo, operatorCalls, reactTwice, warnedOf } from './notices/make.ts';

describe('the buyer of a company', () => {
  test('is never told that an order by contract is paid, nor asked to choose how to pay', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const { payment, order } = await makePayment(ctx, { ...buying, ...byContract });
    const { userId } = signedIn(buying.buyer);
    await reactTwice(ctx);
    await remindToPay(asSystem(later(ctx, 1)));
    await operatorCalls(ctx).payments.approvePayment({ data: [{ id: payment.id }] });
    await reactTwice(ctx);
    expect(await mailsTo(ctx, userId)).toEqual([
      `A encomenda ${order.number} aguarda aprovação`,
      `A encomenda ${order.number} está aprovada`,
    ]);
    expect(await warnedOf(ctx, userId)).toEqual([]);
    const calls: Api = createRouterClient(routes, { context: buying.buyer });
    const { results } = await calls.orders.retrieveOrders({});
    expect(results).toMatchObject([{ id: order.id, status: 'aguarda-satisfacao', on_account: true }]);
    const { results: notices } = await calls.messages.retrieveNotifications({ page: { number: 1, size: 10 } });
    expect(notices[0]).toMatchObject({ link: `/profile/our-courses?organization=${buying.organization_id}` });
    expect(notices[0]?.text).toContain('ficou na conta corrente da empresa');
  });

  test('has one message about an order by reservation, with its deadline', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    await makePayment(ctx, { ...buying, ...byReservation });
    await reactTwice(ctx);
    await remindToPay(asSystem(later(ctx, 1)));
    expect(await notifiedTo(ctx, signedIn(buying.buyer).userId)).toEqual(['payment_awaited']);
  });
});
