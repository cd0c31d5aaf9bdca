import type { Ctx } from '#api/shared/context.ts';
import { takeNumber, takeNumbers } from '#api/shared/database/take-number.ts';
import { bookYear, orderNumber, proformaNumber } from './model/numbers.ts';

// Gapless. Taken before any class is locked, or two transactions may deadlock.

/** For an order and its first pro-forma. */
export async function takeOrderNumbers(ctx: Ctx): Promise<{ order: string; proforma: string }> {
  const year = bookYear(ctx.now());
  const [order = 0, proforma = 0] = await takeNumbers(ctx, [`orders ${year}`, proformaSeries(year)]);
  return { order: orderNumber(year, order), proforma: proformaNumber(year, proforma) };
}

export async function takeProformaNumber(ctx: Ctx): Promise<string> {
  const year = bookYear(ctx.now());
  return proformaNumber(year, await takeNumber(ctx, proformaSeries(year)));
}

function proformaSeries(year: string): string {
  return `proformas ${year}`;
}
