import { expect } from 'vitest';
import { runAudit } from '#api/app/audit/run-audit.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as test } from '#api/shared/testing/database.ts';
import { fillHistory } from './fill-history.ts';

test('an invented history has what follows from its orders, and the audit holds, again and again', async ({ ctx }) => {
  const count = async (table: 'orders' | 'enrollments' | 'content_progress' | 'certificates' | 'attendances') => {
    const counting = ctx.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('all'));
    return (await counting.executeTakeFirstOrThrow()).all;
  };
  for (const times of [1, 2]) {
    await fillHistory(asSystem(ctx), 200);
    expect(await count('orders')).toBe(200 * times);
    expect(await count('enrollments')).toBe(1_000 * times);
    expect(await count('content_progress')).toBe(5_000 * times);
    expect(await count('certificates')).toBe(200 * times);
    expect(await count('attendances')).toBe(1_000 * times);
    expect(await runAudit(asSystem(ctx))).toEqual([]);
  }
});
