import { markAsDemo } from '#api/shared/config/demo-mark.ts';
import { withOperator } from '#scripts/with-operator.ts';
import { fillHistory, fewestOrders, mostOrders } from './history/fill-history.ts';

// Usage: npm run seed:history -- [200000]. Adds a year of invented orders with all that follows from them.

const orders = Number(process.argv[2] ?? 200_000);

if (!Number.isSafeInteger(orders) || orders < fewestOrders || orders > mostOrders) {
  console.error(`Say how many orders, from ${fewestOrders} to ${mostOrders}: npm run seed:history -- 200000`);
  process.exitCode = 1;
} else {
  const startedAt = performance.now();
  await withOperator(async (ctx) => {
    if (ctx.config.production) throw new Error('Production gets no invented orders.');
    await markAsDemo(ctx);
    await fillHistory(ctx, orders);
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.error(`${orders} orders are there that nobody placed (${seconds} s).`);
}
