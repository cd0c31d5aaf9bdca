import type { PersonalData } from '#api/shared/personal-data.ts';
import { inBatches } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { cancelReasons } from '#contract/sales/orders/values.ts';
import { endOrder } from './end-order.ts';
import { removeBuyerOfUnpaid, openOrdersOf, ordersWithAll } from './store/personal.ts';
import { lockOrder } from './store/orders.ts';

/**
 * By law, fiscal documents and their orders remain after erasure (domain 2, Retention; domain 7). Unpaid orders are
 * canceled, and the address of the buyer is removed.
 */
export const orderData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'orders.json', rows: inBatches((lastId, limit) => ordersWithAll(ctx, { userId, lastId, limit })) };
  },
  erase: async (ctx, { userId }) => {
    for (const id of await openOrdersOf(ctx, userId)) {
      await inTransaction(ctx, async (tx) => endOrder(tx, await lockOrder(tx, id), cancelReasons.byBuyer));
    }
    await removeBuyerOfUnpaid(ctx, userId);
  },
};
