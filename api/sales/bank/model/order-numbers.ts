// Banks drop hyphens, or put spaces in their place. Without its letter, a number is complete.
const withLetter = /(?<![A-Z])M[\s./_-]*(20\d\d)[\s./_-]*(\d{1,6})(?!\d)/gi;
const bare = /(?<![\dA-Z])(20\d\d)[\s./_-]*(\d{6})(?!\d)/gi;

/** The numbers of orders in what a payer wrote, as orders write them: `M-2026-000123`. */
export function orderNumbersIn(text: string): string[] {
  const matches = [...text.matchAll(withLetter), ...text.matchAll(bare)];
  return [...new Set(matches.map(([, year, number = '']) => `M-${year}-${number.padStart(6, '0')}`))];
}
