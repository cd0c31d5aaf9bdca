import type { EntryFilter } from '#contract/sales/accounts/calls.ts';
import { currencyById, readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { balanceBefore } from './entry-store.ts';
import { presentPeriod } from './present-entries.ts';
import { accountOf, entriesFor } from './retrieve-accounts.ts';

/** Oldest first. */
export async function readStatement(ctx: Ctx, filter: EntryFilter) {
  const { terms, ...account } = await entriesFor(ctx, filter);
  if (ctx.actor.kind === 'user') {
    await limitRate(ctx, `statements ${ctx.actor.userId}`, { most: 60, withinSeconds: 3_600 });
  }
  const entries = await presentPeriod(ctx, account);
  const { key: currency } = await currencyById(ctx, account.currencyId);
  const before = await balanceBefore(ctx, account);
  const summary = await accountOf(ctx, terms, account.currencyId);
  const seller = await readSetting(ctx, 'sellerName');
  return { terms, entries, currency, before, filter, summary, seller, at: ctx.now(), locale: ctx.locale };
}

export type Statement = Awaited<ReturnType<typeof readStatement>>;
