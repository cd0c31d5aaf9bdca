export function isSymbolFirst(locale: string): boolean {
  return locale.startsWith('en');
}

/** «45 000,00 AOA» in Portuguese; «AOA 45,000.00» and «$158.00» in English, where only letters stand apart. */
export function withSymbol(amount: string, symbol: string, locale: string): string {
  if (symbol === '') return amount;
  return isSymbolFirst(locale) ? symbol + gapAfter(symbol) + amount : `${amount}\u00A0${symbol}`;
}

/** What stands between a symbol and the amount that follows it. */
export function gapAfter(symbol: string): string {
  return /[\p{L}.]$/u.test(symbol) ? '\u00A0' : '';
}
