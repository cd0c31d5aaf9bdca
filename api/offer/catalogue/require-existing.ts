import type { Money } from '#contract/basics.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import { isThere } from './store/is-there.ts';

type Named = { category_id?: number | null | undefined; partner_id?: number | null | undefined; prices: Money[] };

/** Refuses `invalid_input` for an unknown category or partner, and for a currency that is named twice. */
export async function requireExisting(ctx: Ctx, { category_id, partner_id, prices }: Named): Promise<void> {
  if (category_id && !(await isThere(ctx, 'categories', category_id))) throw invalid('category_id');
  if (partner_id && !(await isThere(ctx, 'partners', partner_id))) throw invalid('partner_id');

  const currencies = new Set(prices.map((price) => price.currency_id));
  if (currencies.size < prices.length || prices.some(({ amount_minor }) => amount_minor < 0)) throw invalid('prices');
  for (const id of currencies) await currencyById(ctx, id);
}

function invalid(field: string): Refusal {
  return new Refusal('invalid_input', { field });
}
