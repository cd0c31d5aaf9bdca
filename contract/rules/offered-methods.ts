import { paymentMethods, type PaymentMethod } from '#contract/sales/payments/values.ts';

export const buyerKinds = ['person', 'organization'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** To whom a method is offered. An empty list leaves nobody out. */
export type MethodRule = { countries: string[]; currencies: string[]; buyers: BuyerKind[] };
export type MethodRules = Record<PaymentMethod, MethodRule>;

const forAll: MethodRule = { countries: [], currencies: [], buyers: [] };

/** `reserva` and `contracto` need a credit that only organizations have [domain 1.2]. */
export const usualRules: MethodRules = {
  multicaixa: { ...forAll, currencies: ['aoa'] },
  transferencia: forAll,
  numerario: { ...forAll, currencies: ['aoa'] },
  reserva: { ...forAll, buyers: ['organization'] },
  contracto: { ...forAll, buyers: ['organization'] },
};

/**
 * The setting `paymentMethods`: JSON with a rule for each method that differs from the usual ones, or `false` for one
 * that is not offered. What cannot be read counts as not set.
 */
export function methodRulesIn(setting: string | null | undefined): Partial<MethodRules> {
  const stored = parsed(setting ?? '');
  const rules = paymentMethods.flatMap((method) => {
    const match = stored.get(method);
    return match === false ? [] : [[method, ruleIn(match, usualRules[method])] as const];
  });
  return Object.fromEntries(rules);
}

function parsed(setting: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(Object(JSON.parse(setting))));
  } catch {
    return new Map();
  }
}

function ruleIn(stored: unknown, usual: MethodRule): MethodRule {
  const { countries, currencies, buyers }: Record<string, unknown> = { ...Object(stored) };
  return {
    countries: textsIn(countries) ?? usual.countries,
    currencies: textsIn(currencies) ?? usual.currencies,
    buyers: buyerKinds.filter((kind) => (textsIn(buyers) ?? usual.buyers).includes(kind)),
  };
}

function textsIn(list: unknown): string[] | undefined {
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : undefined;
}

export type Purchase = {
  /** Of the tax address; null for a final consumer, to whom every country applies. */
  country: string | null;
  currencyKey: string;
  buyer: BuyerKind;
};

export type WhyNot = 'off' | 'buyer' | 'currency' | 'country';

/** Why a method is not offered; null where it is. */
export function whyNotOffered(rule: MethodRule | undefined, { country, currencyKey, buyer }: Purchase): WhyNot | null {
  if (!rule) return 'off';
  if (leavesOut(rule.buyers, buyer)) return 'buyer';
  if (leavesOut(rule.currencies, currencyKey)) return 'currency';
  return country !== null && leavesOut(rule.countries, country) ? 'country' : null;
}

function leavesOut(list: readonly string[], value: string): boolean {
  return list.length > 0 && !list.includes(value);
}
