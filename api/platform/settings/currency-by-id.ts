import { Refusal } from '#contract/refusals.ts';
import type { Currency } from '#contract/platform/settings/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { readDefinition } from './currency-definition.ts';
import { readSetting } from './read-setting.ts';
import { findCurrency } from './store.ts';

/** `symbol` and `locale` (for `Intl.NumberFormat`) come from the definition. */
export type CurrencyFacts = { id: number; key: string; name: string; symbol: string; locale: string };

/** Finds removed currencies too. Refuses `not_found`. */
export async function currencyById(ctx: Ctx, id: number): Promise<CurrencyFacts> {
  const currency = await findCurrency(ctx, { id });
  if (!currency) throw new Refusal('not_found', { field: 'currency_id' });
  return factsOf(currency);
}

/** The kwanza with ERP on, else the setting `defaultCurrency` (specification 4, 9). */
export async function mainCurrency(ctx: Ctx): Promise<CurrencyFacts> {
  return factsOf(await findMain(ctx));
}

export async function mainCurrencyId(ctx: Ctx): Promise<number> {
  return (await findMain(ctx)).id;
}

async function findMain(ctx: Ctx): Promise<Currency> {
  const key = (await readSetting(ctx, 'hasErpIntegration')) ? kwanza : await readSetting(ctx, 'defaultCurrency');
  const currency = (await findCurrency(ctx, { key })) ?? (await findCurrency(ctx, { key: kwanza }));
  if (!currency) throw new Error('The built-in currency aoa is missing.');
  return currency;
}

const kwanza = 'aoa';

function factsOf({ id, key, name, definition }: Currency): CurrencyFacts {
  return { id, key, name, ...readDefinition(definition) };
}
