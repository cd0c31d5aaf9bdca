import { markAsDemo } from '#api/shared/config/demo-mark.ts';
import { withOperator } from '#scripts/with-operator.ts';
import { fillCatalogue } from './fill-catalogue.ts';

// Usage: npm run seed:many -- [100000]. Adds invented courses, to see a full site; never part of the demo.

const count = Number(process.argv[2] ?? 100_000);

if (!Number.isSafeInteger(count) || count < 1 || count > 2_000_000) {
  console.error('Say how many courses: npm run seed:many -- 100000');
  process.exitCode = 1;
} else {
  await withOperator(async (ctx) => {
    if (ctx.config.production) throw new Error('Production gets no invented courses.');
    await markAsDemo(ctx);
    await fillCatalogue(ctx.db, count, { odd: true });
  });
  console.error(`${count} courses are there that nobody wrote.`);
}
