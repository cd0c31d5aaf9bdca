import { withSymbol } from '#contract/rules/with-symbol.ts';

/** As texts are found, with plain spaces. */
export function money(amountMinor: number, symbol = 'AOA'): string {
  const format = new Intl.NumberFormat('pt-AO', { minimumFractionDigits: 2, useGrouping: 'always' });
  return withSymbol(format.format(amountMinor / 100), symbol, 'pt').replaceAll(/\s/g, ' ');
}
