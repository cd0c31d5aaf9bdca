import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import { builtInCurrencies, decimalsOf } from '#contract/visitor-values.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';

/** The money of a case, which may be in a currency that this site does not have. */
export function useCaseAmount(): (row: Pick<PaymentCase, 'amount_minor' | 'currency_key'>) => string {
  const money = useMoney();

  return ({ amount_minor, currency_key: key }) => {
    if (amount_minor === null) return '–';
    const existing = [...operatorCurrencies(), ...Object.values(builtInCurrencies)].find((one) => one.key === key);
    if (existing) return money({ amount_minor, currency_id: existing.id }).text;
    return `${amount_minor / 10 ** decimalsOf(key ?? '')} ${(key ?? '').toUpperCase()}`;
  };
}
