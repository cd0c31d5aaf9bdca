import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '#api/shared/context.ts';
import { allCheckpoints } from './checkpoint-store.ts';
import { settle } from './model/settle.ts';
import { bookedIn, type Account } from './store.ts';

/** Accounts whose checkpoint differs from what the entries up to it give, for audits. */
export async function wrongCheckpoints(ctx: Ctx): Promise<(Account & { throughId: number })[]> {
  const wrong: (Account & { throughId: number })[] = [];
  for (const { organizationId, currencyId, throughId, entryCount, ...unsettled } of await allCheckpoints(ctx)) {
    const account = { organizationId, currencyId };
    const entries = (await bookedIn(ctx, account)).filter(({ id }) => id <= throughId);
    const { debits, credits } = settle(entries);
    const isRight = entries.length === entryCount && isDeepStrictEqual(unsettled, { debits, credits });
    if (!isRight) wrong.push({ ...account, throughId });
  }
  return wrong;
}
